function p00003()
  b = [1 2; 3 4];
  x = zeros(0, 1);
  y = zeros(1, 0);
  if (1 + 2i)
    z = [1 2 3] .* NaN;
  end
  c = {1, 'ab', [1 2 3]};
  s.a.b = [4; 5];
  t = 'abc';
  x == [1 2 3];
  d = {@(u) u + 2, [3:-1:1; max(min(1:length(c), [], 2), (x(y < [4; 5]) < 1))]};
  try
    y(end + 1, :) = [];
  catch err
    say(err);
  end
  try
    h(c{3});
  catch err
    say(err);
  end
  show(z);
  try
    error('my:id', 'value %d', ones(1, 1) * 2);
  catch err
    say(err);
  end
  p = struct('a', {{1, zeros(1, 0), 3}});
  z(:, end + 1) = 0;
  show(x);
  a = -2;
  s = 0;
  h = 3.5;
end

function r = f1(x, y)
  r = x ./ y;
end

function r = f2(x, a)
  s = [4; 5];
  if nargin < 2
    a = 0;
  end
  y = single(2.5);
  z = int8([3 1 2]);
  c = {1, 'ab', [1 2 3]};
  s.a = 1;
  b(2) = [max(max(-(0:0.25:1)), int32(f1(1, sprintf('%d,', x)))), [f1(reshape(x, [], 1), -0); y]];
  cellfun(@isempty, c);
  r = x;
  b = -2;
  d = 0;
end

function r = f3(n)
  r = n;
  function add(v)
    r(end + 1) = v;
  end
  add(0.1);
  add(single(2.5));
  for k1 = 1:2
    add(k1);
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
