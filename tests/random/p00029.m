function p00029()
  p = 2;
  s = [true false true];
  d = zeros(1, 0);
  b = 1;
  x = zeros(0, 3);
  y = [1 2; 3 4];
  z = [2 -1; 0 5];
  a = struct('f', 1);
  c = {1, 'ab', [1 2 3]};
  try
    s.a = single([0.1 3]);
  catch err
    say(err);
  end
  try
    p(2).a = int8(100);
  catch err
    say(err);
  end
  t = 'abc';
  h = @sum;
  c{2, 1} = 2;
  z;
  try
    c = {{s.a, strtrim(t)}, [ones(2, 2) * 3.5; z(end)]};
  catch err
    say(err);
  end
  if numel(x) == 2
    y(x < uint8([5 200 7])) = x(z == [1 2; 3 4]);
    global G
    G(end + 1) = 1;
    show(G);
  end
  x = y;
  if isequal(b, d) || strcmp(t, 'x')
    try
      show([4; 5] ./ min(x, [], 2));
    catch err
      say(err);
    end
    for k1 = 1:3
      z = [x, k1];
    end
  end
  show(x);
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
