function p00031()
  c = 1;
  x = [];
  y = zeros(0, 3);
  z = [2 -1; 0 5];
  a = 2;
  s = struct('a', uint8([5 200 7]), 'b', 'text');
  p = struct('a', {});
  h = @(u) u * 2;
  c(:) = [];
  try
    s.b = {y; {y(1:5:min(numel(y), 4)); t(end:-1:1)}};
  catch err
    say(err);
  end
  try
    if numel(a) < 2
      u1 = ([y(end, 1:1); uint16(2i)] * numel(z));
    end
  catch err
    say(err);
  end
  if isempty(z)
    y = x(y > 2i, end);
  else
    z = 'abc';
  end
  b = c(x);
  show(x);
  t = 3.5;
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
