function p00050()
  p = 'a';
  b = 0;
  x = 1:4;
  y = [1 2; 3 4];
  z = 0;
  a = struct('f', 1);
  c = cell(1, 2);
  s = struct('a', [], 'b', 'text');
  try
    p(2).a = 3.5;
  catch err
    say(err);
  end
  d = c(2);
  try
    d(1.5) = [];
  catch err
    say(err);
  end
  try
    error('my:id', 'value %d', 2);
  catch err
    say(err);
  end
  try
    h(y);
  catch err
    say(err);
  end
  z(:, 2:0.3:1) = [];
  struct('a', {{1, 2}});
  x = x(1, end);
  show(z);
  x = z .* z;
  try
    show(x - (sum(z(2, [])) ./ z(y(end))));
  catch err
    say(err);
  end
  show(s);
  show(x);
  h = 1;
end

function c = f1(c, v)
  c{end + 1} = v;
end

function r = f2(v)
  if iscell(v)
    r = 0;
    for k1 = 1:numel(v)
      r = r + f2(v{k1});
    end
  elseif isstruct(v)
    r = 100;
  elseif ischar(v)
    r = numel(v);
  else
    r = sum(double(v(:)));
  end
end

function r = f3(x, a)
  b = 2i;
  if nargin < 2
    a = 2;
  end
  y = single(2.5);
  z = single([3 1 2]);
  c = {1, 'ab', [1 2 3]};
  s = struct('a', single(2.5), 'b', 'text');
  z(end + 1, :) = single([0.1 3]);
  switch f2(x(x > 1))
  case y
    y(1, 3, 2) = [1i, 2];
    a = num2cell(y);
  case {z(end), [1 2; 3 4]}
    fprintf('%.17g ', z); fprintf('\n');
    for k4 = []
      show(1);
    end
    show(k4);
  end
  show(y);
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
