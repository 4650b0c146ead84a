function p00066()
  p = 0.1;
  s = 2;
  d = 0;
  x = [];
  y = [4; 5];
  if [true false true]
    z = [1 2 3] .* zeros(1, 0);
  end
  a = Inf;
  c = {1, 'ab', [1 2 3]};
  try
    p(2).a = -2;
  catch err
    say(err);
  end
  h = @(u) u * 2;
  h = @(u) y(u);
  try
    d(1) = [];
  catch err
    say(err);
  end
  show(y);
  try
    for k2 = 1:z(1)
      f1(c, {});
    end
  catch err
    say(err);
  end
  show(p);
  show(a);
  show(s);
  show(x);
end

function c = f1(c, v)
  c{end + 1} = v;
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
