function p00005()
  t = [];
  b = 0.1;
  x = [];
  y = -2;
  z = [1 2 3] * single(2.5);
  c = {1, 'ab', [1 2 3]};
  h = @(u) [u, x];
  for k2 = 1:numel(z)
    for k3 = 1:size(x, 1)
      show(x);
    end
    try
      x(1:2) = [1 2 3];
    catch err
      say(err);
    end
    show(y);
  end
  cellfun(@isempty, c);
  try
    show(d);
  catch err
    say(err);
    f1(Inf); show(ans);
  end
  try
    x(3) = [];
  catch err
    say(err);
  end
  show(x);
  if t == 'a'
    y = 0;
  else
    x = num2str(length(c));
  end
  show(x);
  a = (1 + 2i);
  d = [1 2 3];
end

function h = f1(n)
  h = @(u) [u, n];
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
