function p00008()
  z = 2;
  y = zeros(0, 3);
  x = zeros(0, 3);
  a = [];
  c = {0.1, {}; 'q', 'a'};
  s.a = [4; 5];
  h = @(u) u * 2;
  t = 'abc';
  x(z == 3.5) = single(2.5);
  try
    y(1) = [];
  catch err
    say(err);
  end
  show(y);
  x = complex(z);
  y(3, 1) = 1;
  try
    d = c(end + 1);
    a = d{end};
  catch
    show(s);
  end
  if x
    s.a = {sign(y(:)'); a};
  end
  show(x);
  s = [1i, 2];
end

function f1(a)
  show(a);
end

function r = f2(x, a)
  b = Inf;
  if nargin < 2
    a = 3.5;
  end
  y = 255;
  if Inf
    z = double([3 1 2]);
  end
  c = {};
  s = struct('a', true, 'b', 'text');
  x(logical([1 0 1]), 1:2) = b;
  show(z);
  r = x;
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
