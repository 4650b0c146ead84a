function p00069()
  s = [3 -1 0 2];
  x = [];
  y = [1 2; 3 4];
  try
    s.a.b = 3.5;
  catch err
    say(err);
  end
  p = struct('a', {});
  h = @(u) u * 2;
  try
    switch a
    case 1
      y(3) = f1(@(u) u + [1 2 3]);
      for k3 = y
        x(6) = -Inf;
      end
      x(end + 1, :) = [];
    case {2, 3}
      fprintf('%.17g ', z); fprintf('\n');
      for k4 = 1:1
        z = [x, k4];
      end
    otherwise
      c = {{}, struct('a', 2)};
      a = b ./ p(3).a;
    end
  catch err
    say(err);
  end
  try
    try
      a(min(end, 1)) = h(p(1).a);
    catch err
      say(err);
      x(3) = c{1};
    end
  catch err
    say(err);
  end
  y(true) = [];
  c = {};
  c = {struct('a', {{1, 2}}), s};
  try
    y(x == -0) = x(z > zeros(1, 0));
  catch err
    say(err);
  end
  show(x);
  b = 3.5;
end

function r = f1(a, b)
  r = a;
  if nargin > 1
    r = {r, b};
  end
end

function r = f2(a)
  persistent m;
  if isempty(m)
    m = a;
  else
    m = [m, a];
  end
  r = m;
end

function show(x)
  if iscell(x)
    fprintf('cell%s {\n', sprintf(' %d', size(x)));
    for k = 1:numel(x)
      show(x{k});
    end
    fprintf('}\n');
  elseif isstruct(x)
    f = fieldnames(x);
    fprintf('struct%s {\n', sprintf(' %d', size(x)));
    for k = 1:numel(x)
      for j = 1:numel(f)
        fprintf('%s: ', f{j});
        show(x(k).(f{j}));
      end
    end
    fprintf('}\n');
  elseif isa(x, 'function_handle')
    fprintf('handle\n');
  elseif ischar(x)
    fprintf('char%s [%s]\n', sprintf(' %d', size(x)), x);
  elseif isnumeric(x) || islogical(x)
    fprintf('%s%s:%s', class(x), sprintf(' %d', size(x)), sprintf(' %.17g', real(x)));
    if ~isreal(x)
      fprintf(' +i%s', sprintf(' %.17g', imag(x)));
    end
    fprintf('\n');
  else
    disp(x);
  end
end
function say(err)
  if strncmp(err.identifier, 'my:', 3)
    fprintf('caught %s: %s\n', err.identifier, err.message);
  else
    fprintf('caught\n');
  end
end
