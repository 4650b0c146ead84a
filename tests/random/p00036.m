function p00036()
  s = NaN;
  d = 2;
  b = 2;
  a = 1;
  x = 0.1;
  y = NaN;
  z = [2 -1; 0 5];
  c = {1, 'ab', [1 2 3]};
  try
    s.a = (1 + 2i);
  catch err
    say(err);
  end
  t = 'abc';
  h = @(u) u * 2;
  x;
  show(b);
  try
    if x
      y(1) = int8(100);
      try
        error('my:id', 'value %d', size(x, 1));
      catch err
        say(err);
      end
      if (mod((reshape(x, [], 1) .* complex(1, 1)), 1e10) .^ x)
        fprintf('%d:%s\n', x(1), class(b));
        for k1 = zeros(2, 0)
          show(k1);
        end
      end
    end
  catch err
    say(err);
  end
  show(z);
  try
    [x, a] = x;
  catch err
    say(err);
  end
  show(x);
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
