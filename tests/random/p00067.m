function p00067()
  p = single(2.5);
  x = [];
  y = [];
  z = [true false true];
  a = struct('f', 1);
  c = {1, 'ab', [1 2 3]};
  s.a = 2;
  h = @sum;
  s = rmfield(s, 'a');
  if numel(x) == 3
    f1({1:2, t});
    global G
    G(end + 1) = 1;
    show(G);
  end
  while ~isempty(y)
    x(1) = [];
    if numel(y) == 1
      x = zeros(1, 0);
      break;
    end
  end
  try
    for k3 = 1:5
      p(k3).a = k3;
    end
  catch err
    say(err);
  end
  c{2} = p;
  h(bitand(numel(y), 6));
  show(x);
  t = 0;
end

function r = f1(x, a)
  d = zeros(1, 0);
  if nargin < 2
    a = 3.5;
  end
  y = -2;
  if [1i, 2]
    z = [2 -1; 0 5];
  end
  c = cell(1, 2);
  s = struct();
  for k2 = d
    show(k2);
    global G
    G(numel(x) + 1) = -Inf;
    show(G);
    global G
    G(3) = 0.1;
    show(G);
  end
  d{4}(1 + 2) = 2;
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
