function p00016()
  b = [1 2; 3 4];
  x = 1;
  y = true;
  z = -0;
  c = {1, 'ab', [1 2 3]};
  p(2).a = true;
  try
    if 'abc'
      d = d(end:-1:1);
      fprintf('%g\n', 1 ./ y);
    else
      z(1:1, 6) = diff(1:-0.5:-1);
      for k3 = 1:3
        x(:, k3) = y;
      end
    end
  catch err
    say(err);
  end
  try
    x(3, 3, 2) = uint8([5 200 7]);
  catch err
    say(err);
  end
  for k4 = 1:2
    p(k4).a = k4;
  end
  z(1) = [];
  if []
    if z < [true false true]
      x = f1(char(z + 65));
    else
      y([]) = [];
    end
    a = p;
  end
  try
    [c{1:2}] = deal(strrep(t, 'b', strrep(t, 'b', sprintf('%d,', y))), complex(1e10, -0));
  catch err
    say(err);
  end
  show(c);
  try
    show(d);
  catch err
    say(err);
    show(b);
  end
  d{2} = [];
  show(x);
  p = 0.1;
  t = 0;
end

function r = f1(a)
  x = -2;
  switch a
  case uint8([5 200 7])
    r = 1;
  case {'abc', 'x'}
    r = [t, sprintf('%g', numel(y):-1:1)];
  otherwise
    r = [];
  end
  y = [1 2 3];
  t = 3.5;
end

function f2(a)
  show(a);
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
