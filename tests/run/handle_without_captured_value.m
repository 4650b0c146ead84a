% A handle captures a variable that has no value on every path: where it has none, a call that reads
% it fails as if the name were unknown, wherever the handle has been in between.
function handle_without_captured_value()
  for k = 1:2
    h = made(k);
    attempt(h);
    c = {h, @(f) f(2)};
    attempt(c{1});
    s = struct('f', h);
    attempt(s.f);
    m = containers.Map();
    m('f') = h;
    attempt(m('f'));
    try
      fprintf('%d ', cellfun(h, {1, 2, 3}));
      fprintf('\n');
    catch err
      disp(err.message);
    end
    fprintf('%d\n', c{2}(@(u) u * k));
    disp(func2str(h));
    disp(isequal(h, h));
  end
  again();
end

function h = made(k)
  if k > 1
    q = 10;
  end
  h = @(u) u + q;
end

function attempt(h)
  try
    disp(h(1));
  catch err
    disp(err.message);
  end
end

% The name is not yet a variable where the handle is made.
function again()
  h = @(u) u * 2;
  for k = 1:2
    if k > 1
      g = @(u) g(u) + h(u);
      show = {g};
      attempt(show{1});
    end
  end
  disp(h(4));
end
