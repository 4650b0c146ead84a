function p00010()
  s = 1;
  d = true;
  b = 1;
  a = [1 2 3];
  x = [];
  y = [];
  z = (1 + 2i);
  c = {};
  p = struct('a', {'a', 2});
  t = 'abc';
  try
    x([3, 3]) = y(:);
  catch err
    say(err);
  end
  show(x);
  y(end:-1:1);
  fprintf('%.17g ', x); fprintf('\n');
  if isfield(s, 'b')
    y = y;
  else
    x = '';
  end
  c{end + 1} = s;
  show(y);
  if isempty(a)
    show(t);
  end
  c{2} = {};
  for k2 = 0:-1:1
    z(k2) = 2;
  end
  f1(y);
  fprintf('%d:%s\n', numel(x), class(b));
  show(x);
end

function r = f1(a)
  persistent m;
  if isempty(m)
    m = a;
  else
    m = [m, a];
  end
  r = m;
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
