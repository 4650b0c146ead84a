function p00045()
  s = [];
  d = single(2.5);
  a = -2;
  x = [2 -1; 0 5];
  y = [1 2 3];
  z = [1 2 3];
  c = {1, 'ab', [1 2 3]};
  s.a.b = 2;
  t = 'abc';
  x(3) = [];
  try
    d(cellfun(@isempty, d)) = [];
  catch err
    say(err);
  end
  [s.a, s.b] = deal(a, d);
  x(3) = [];
  try
    show(~(2) \ ((prod(complex([1i, 2], 255)) + d{2}) < z));
  catch err
    say(err);
  end
  x = s.a;
  show(x);
  z(3 + 2, :) = 3.5;
  if x
    for k3 = 1:3
      if k3 == 2
        z = [c{:}];
        y([]) = [];
        x([]) = [];
      end
      show(a);
    end
  end
  show(x);
  b = 1;
end

function r = f1(x, y)
  r = x - y;
end

function r = f2(a, b)
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
