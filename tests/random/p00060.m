function p00060()
  s = [1i, 2];
  d = 0;
  b = 2;
  x = 1;
  y = [];
  z = [1 2 3] + 2;
  a = 1;
  c = {1, 'ab', [1 2 3]};
  p = struct('a', {Inf, 2});
  t = 'abc';
  show(s);
  h = @(u) x(u);
  try
    p(3) = struct('a', 255);
  catch err
    say(err);
  end
  show(z);
  if 3 ~= 2
    try
      b{end + 1} = d;
      t(min(end, 3)) = [];
    catch err
      say(err);
    end
    show(b);
    try
      error('my:id', 'value %d', min(numel(y), 4));
    catch err
      say(err);
    end
    show(z);
  end
  x(1:2) = single([0.1 3]);
  try
    f1(x, 1); show(ans);
  catch err
    say(err);
  end
  show(t);
  x < 'a';
  try
    y(1:2) = [1 2 3];
  catch err
    say(err);
  end
  show(z);
  s; show(ans);
  c{1}(2) = 1;
  show(x);
end

function x = f1(x, n)
  x(1:n) = [1 2 3];
end

function r = f2(n)
  if n <= 1
    r = 1;
  else
    r = [f2(n - 1), n];
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
