function p00030()
  s = 'a';
  d = single([0.1 3]);
  x = 0;
  y = [];
  z = 3.5;
  c = {1, 'ab', [1 2 3]};
  h = @(u) [u, x];
  try
    y = numel(a);
  catch err
    say(err);
  end
  if x == -0
    y(3) = x(:)';
    try
      x(:, numel(x) + 1) = -0;
    catch err
      say(err);
      try
        a(2) = 0;
      catch err
        say(err);
      end
      show(z);
    end
    show(x);
  else
    s.q(1).z = ones(1, 1) * int32(-7);
    if numel(a) == 0
      y = (y(:)' ~= x);
    else
      z = 'abc';
    end
  end
  try
    error('my:id', 'value %d', ones(1, 1) * 1);
  catch err
    say(err);
  end
  h(numel(d));
  global G
  G(end + 1) = 0;
  show(G);
  show(x);
  a = int32(-7);
end

function x = f1(x, n)
  x(1:n) = [];
end

function c = f2(c, v)
  c{end + 1} = v;
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
