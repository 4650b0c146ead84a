function p00021()
  p = [1i, 2];
  d = int8(100);
  y = 0;
  a = {};
  c = {};
  t = ['ab'; 'cd'];
  h = @(u) u * 2;
  try
    x(numel(y) + (1:1)) = [1 2; 3 4];
  catch err
    say(err);
  end
  try
    show(z);
  catch err
    say(err);
  end
  show(p);
  z(3) = y(:);
  try
    if isempty(c) && x >= -Inf
      try
        t(3) = 'z';
      catch err
        say(err);
      end
      show(z);
      z = x .* y;
      if ischar(a) && any(z <= uint8([5 200 7]))
        a = char(x + 65);
      else
        a = (f1(x) .^ x);
      end
    else
      show(z);
      x = f1(1');
    end
  catch err
    say(err);
  end
  global G
  G(1) = Inf;
  show(G);
  try
    x(end:-1:1, 3) = h(x(:)');
  catch err
    say(err);
  end
  try
    show(x);
  catch err
    say(err);
  end
  try
    d(x > 3.5) = [];
  catch err
    say(err);
  end
  for k3 = 1:1
    y(:, k3) = complex(2, -2);
  end
  h = @numel;
end

function [r, q, o] = f1(a)
  r = class(a);
  if nargout > 1
    q = 'abc';
  end
  if nargout > 2
    o = a;
  end
end

function c = f2(c, v)
  c{end + 1} = v;
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
