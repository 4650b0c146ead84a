function p00025()
  d = uint8([5 200 7]);
  x = 1;
  y = 0;
  if uint8([5 200 7])
    z = double([3 1 2]);
  end
  a = 1;
  c = cell(1, 2);
  s.a = int32(-7);
  p = struct('a', {});
  t = '';
  try
    z(y ~= [4; 5]) = y(x ~= Inf);
  catch err
    say(err);
  end
  show(z);
  h = @(u) x(u);
  x(:)';
  try
    if x ~= 0 || isfield(s, 'b')
      x = f3(p, a);
      [s.a, s.b] = deal(p, {d{2}; upper(t)});
    elseif 1 ~= 3
      f3(s);
    else
      c([1 1]) = [];
    end
  catch err
    say(err);
  end
  f1({-2; p});
  try
    error('my:id', 'value %d', ones(1, 1) * 3);
  catch err
    say(err);
  end
  try
    y(1:2) = [1 2 3];
  catch err
    say(err);
  end
  show(x);
  show(x);
  s = 3.5;
end

function f1(a)
  show(a);
end

function r = f2(x)
  for k1 = 1:3
    x(end + 1) = 0;
  end
  r = x;
end

function r = f3(a, b)
  r = a;
  if nargin > 1
    r = {r, b};
  end
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
