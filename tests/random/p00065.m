function p00065()
  p = 2;
  d = single(2.5);
  b = 1e10;
  x = [2 -1; 0 5];
  y = -0;
  if 2i
    z = 1;
  end
  a = 'text';
  c = {1, 'ab', [1 2 3]};
  t = 'abc';
  h = @(u) [u, x];
  try
    d{3}(end + 1) = single([0.1 3]);
  catch err
    say(err);
  end
  show(x);
  for k4 = t
    show(k4);
  end
  try
    d{2}(end + 1) = -2;
  catch err
    say(err);
  end
  show(x);
  fprintf('%d:%s\n', numel(z), class(a));
  x(:) = [];
  try
    s = struct('a', p(2).a, 'b', class(a));
  catch err
    say(err);
  end
  cellfun(@isempty, c);
  show(x);
  global G
  G(numel(y) + 1) = -2;
  show(G);
  y(:, 5:1) = [];
  show(x);
end

function x = f1(x, n)
  x(1:n) = 255;
end

function r = f2(x)
  for k1 = 1:3
    x(end + 1) = [3 -1 0 2];
  end
  r = x;
end

function r = f3(a)
  r = g3(a);
  r = [r, g3(1)];
end

function r = g3(a)
  c = 3.5;
  r = a;
  if ischar(a)
    r = 'c';
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
