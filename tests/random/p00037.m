function p00037()
  h = int8(100);
  s = [];
  d = (1 + 2i);
  x = [];
  y = 0;
  z = [2 -1; 0 5];
  a = 1e10;
  c = cell(1, 2);
  t = 'abc';
  if y < []
    for k4 = 1:3
      s.a([3 1]) = [1 2 3];
      show(c);
      try
        error(t);
      catch err
        say(err);
      end
    end
    x([], 1) = 1:1;
  end
  b = a .* int8(z(:));
  try
    f1(h(uint8(z(1:2))));
  catch err
    say(err);
  end
  show(a);
  if any(y == -2)
    u5 = bitand(numel(x), 6);
  end
  try
    show(u5);
  catch err
    say(err);
  end
  try
    if isempty(p)
      s.a(end + 1:end + 3) = [1 2; 3 4];
      try
        x(1:2) = [1 2 3];
      catch err
        say(err);
      end
      show(y);
    end
  catch err
    say(err);
  end
  show(a);
  try
    x(numel(x) + 1) = [1i, 2];
  catch err
    say(err);
  end
  show(x);
  f3();
  global G
  G(end + 1) = (1 + 2i);
  show(G);
  show(x);
  show(x);
  p = [1 2; 3 4];
end

function r = f1(x, a)
  s = 0.1;
  if nargin < 2
    a = [1 2 3];
  end
  y = 0.1;
  z = int32([3 1 2]);
  c = {1, 'ab', [1 2 3]};
  s.a = -2;
  for k2 = 1:3
    if k2 == 2
      x = [y, 2];
    end
    show(a);
  end
  try
    x(1:2) = [1 2 3];
  catch err
    say(err);
  end
  show(x);
  r = x;
end

function varargout = f3(varargin)
  for k1 = 1:max(nargout, 1)
    if k1 <= nargin
      varargout{k1} = varargin{k1};
    else
      varargout{k1} = k1;
    end
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
