function p00015()
  s = [1 2; 3 4];
  d = NaN;
  x = uint8([5 200 7]);
  y = [];
  z = [1 2; 3 4];
  a = {};
  c = {1, 'ab', [1 2 3]};
  t = 'abc';
  h = @(u) u * 2;
  f1(zeros(1, 0));
  try
    while ~isempty(x)
      y(1) = [];
      if numel(y) == 1
        x = -Inf;
        break;
      end
    end
  catch err
    say(err);
  end
  show(x);
  fprintf('%d:%s\n', length(d), class(a));
  try
    x(:, 3) = reshape(x, [], 1);
  catch err
    say(err);
  end
  y = accumarray([1; 2; 1], 2);
  try
    error(t(end:-1:1));
  catch err
    say(err);
  end
  show(x);
end

function r = f1(x)
  for k1 = 1:3
    x(end + 1) = -0;
  end
  r = x;
end

function r = f2(x)
  for k1 = 1:3
    x(end + 1) = 0;
  end
  r = x;
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
