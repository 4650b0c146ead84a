function p00057()
  t = [1 2 3];
  d = 0;
  x = zeros(0, 1);
  y = 2;
  if true
    z = [1 2 3] .* 2;
  end
  a = single(2.5);
  c = {NaN, {}; 'q', 2};
  h = @sum;
  try
    error('my:id', 'value %d', 3);
  catch err
    say(err);
  end
  show(x);
  try
    if ischar(a)
      try
        x(1:2) = [1 2 3];
      catch err
        say(err);
      end
      show(x);
      try
        error('my:id', 'value %d', numel(z));
      catch err
        say(err);
      end
    else
      x(x ~= [1 2; 3 4]) = 1;
      y = z .* x;
      try
        y(y == 0.1) = 0.1;
      catch err
        say(err);
      end
      show(z);
    end
  catch err
    say(err);
  end
  try
    for k1 = s
      show(k1);
    end
  catch err
    say(err);
  end
  show(y);
  s = struct('a', numel(x), 'b', [t, upper(t)]);
  show(x);
  show(z);
  try
    c{numel(z) + 1} = {((reshape(z, [], 1) >= [[x(:), min(z)]; int32(d{3})]) ~= y); c(numel(x))};
  catch err
    say(err);
  end
  try
    strrep(t, 'b', t);
  catch err
    say(err);
  end
  y(true) = [];
  show(x);
  b = 1e10;
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
