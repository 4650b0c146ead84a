function p00049()
  z = 2;
  x = zeros(0, 0);
  a = [];
  p(2).a = Inf;
  try
    f1(struct('a', [4; 5]));
  catch err
    say(err);
  end
  global G
  try
    G(end + 1) = [1 2; 3 4];
  catch err
    say(err);
  end
  show(G);
  x = uint8(x);
  z([1 1]) = [];
  y = uint16(z);
  global G
  try
    G(2) = [1 2 3];
  catch err
    say(err);
  end
  show(G);
  s.a(2) = 'a';
  x + 1; show(ans);
  try
    x = y(y(end));
  catch err
    say(err);
  end
  p = struct('a', {{1, [4; 5], 3}});
  x = f2('abc');
  show(x);
  s = [1 2 3];
end

function r = f1(x, a)
  t = [true false true];
  p = -Inf;
  d = uint8([5 200 7]);
  if nargin < 2
    a = 3.5;
  end
  y = [1 2 3];
  if [1 2 3]
    z = [2 -1; 0 5];
  end
  c = {1, 'ab', [1 2 3]};
  s = struct();
  switch strtrim([t, int2str([1 2 3])])
  case 'abc'
    show(z);
    [y, a] = sort(c{2}');
  case {'x', [t, sprintf('%d,', x)]}
    p(2).a;
    if x
      global G
      G(end + 1) = [1 2; 3 4];
      show(G);
    end
  otherwise
    show(t);
  end
  [z, b] = sort((x(:) ./ s.a));
  r = x;
  b = 255;
end

function r = f2(a)
  r = g2(a);
  r = [r, g2(1)];
end

function r = g2(a)
  c = 0;
  r = a;
  if ischar(a)
    r = 'c';
  end
end

function r = f3(h, a)
  r = h(a);
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
