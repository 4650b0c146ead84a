function p00022()
  p = 0.1;
  s = int32(-7);
  b = int8(100);
  x = 0;
  y = 2i;
  z = uint8([3 1 2]);
  a = 'text';
  c = {1, 'ab', [1 2 3]};
  try
    error(struct('message', 'made', 'identifier', 'my:made'));
  catch err
    say(err);
  end
  c([1 1]) = [];
  try
    [s.a, s.b] = deal({f2(zeros(1, 0)); a}, a);
  catch err
    say(err);
  end
  w3 = 3;
  while w3
    w3 = w3 - 1;
    h = @abs;
    show(s);
  end
  try
    p(3).b(end + 1) = 1;
  catch err
    say(err);
  end
  for k4 = p
    show(k4);
  end
  for k5 = 1:-0.5:-1
    y(:) = [];
  end
  for k6 = 1:2
    y(k6) = x;
  end
  show(a);
  try
    while ~isempty(z)
      x(1) = [];
      if numel(y) == 1
        x = 1;
        break;
      end
    end
  catch err
    say(err);
  end
  for k7 = zeros(2, 0)
    show(k7);
  end
  try
    x(end, end - 1) = ([1 2; 3 4] \ -0);
  catch err
    say(err);
  end
  show(x);
end

function f1(a)
  show(a);
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
