function p00000()
  x = [];
  y = [];
  z = [];
  a = {};
  p = struct('a', {[1 2; 3 4], 2});
  t = '';
  h = @(u) u * 2;
  show(x);
  for k1 = 1:2
    y = [x, k1];
  end
  fprintf('%g\n', 1 ./ z);
  try
    y;
    if y
      z(3) = 0;
    end
  catch err
    say(err);
  end
  show(x);
  try
    y(3) = [];
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
