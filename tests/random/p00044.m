function p00044()
  p = -Inf;
  s = [1 2; 3 4];
  x = [];
  y = [4; 5];
  z = [true false true];
  a = -2;
  c = cell(1, 2);
  try
    s.a = 1;
  catch err
    say(err);
  end
  try
    p(2).a = 255;
  catch err
    say(err);
  end
  try
    y = ((-Inf .^ y) \ size(numel(y)));
  catch err
    say(err);
  end
  c = cellfun(@(u) u, c, 'UniformOutput', false);
  try
    y(1:-0.5:-1) = s.a;
  catch err
    say(err);
  end
  show(z);
  show(x);
end

function r = f1(a)
  r = g1(a);
  r = [r, g1(1)];
end

function r = g1(a)
  c = 1;
  r = a;
  if ischar(a)
    r = 'c';
  end
end

function r = f2(a)
  r = g2(a);
  r = [r, g2(1)];
end

function r = g2(a)
  c = -2;
  r = a;
  if ischar(a)
    r = 'c';
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
