% Statements that surely fail say so, in every place where a value can stand.
function path_surely_fails()
  attempt(@places);
  attempt(@fields);
  attempt(@operands);
  attempt(@parts);
  attempt(@loops);
  attempt(@ends);
  attempt(@handles);
  attempt(@nothing_named);
end

function attempt(f)
  try
    f();
  catch err
    disp(err.message);
  end
end

function places()
  x(0) = 5;
  disp('not reached');
end

function fields()
  s.a = 'a';
  try
    s.b(0) = 3;
  catch err
    disp(err.message);
  end
  s.b = t;
  disp('not reached');
  if isempty(s)
    t = 1;
  end
end

function operands()
  y = zeros(2);
  y(1, 2) = missing_operand;
  missing_operand = 3;
end

function parts()
  try
    w(3) = [];
  catch err
    disp(err.message);
  end
  p.q = 1;
  p.r(2) = [];
end

function loops()
  for k = limit
    disp(k);
  end
  limit = 3;
end

function ends()
  try
    x(6) = [true false true];
  catch err
    disp(err.message);
  end
  x(1:0, end + 1:end + 1) = zeros(2, 1);
  x = 3;
end

function handles()
  h = @sin;
  try
    h(2) = 3;
  catch
    disp('no array of handles');
  end
  s = struct('f', made(4), 'n', 1);
  disp(s.n);
  try
    s.f(2) = 3;
  catch
    disp('nor in a field');
  end
end

function h = made(n)
  h = @(u) [u, n];
end

function nothing_named()
  z = 3;
  z() = [];
end
