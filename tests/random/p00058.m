function p00058()
  x = zeros(0, 5);
  y = zeros(1, 0);
  z = 'a';
  a = struct('f', 1);
  p = struct('a', {0, 2});
  t = ['ab'; 'cd'];
  h = @(u) [u, x];
  try
    error(struct('message', 'made', 'identifier', 'my:made'));
  catch err
    say(err);
  end
  try
    show((z - ones(3, 5) * 1) + zeros(2, 2));
  catch err
    say(err);
  end
  try
    for k4 = ones(3, 5) * 0
      for k5 = s
        show(k5);
      end
      try
        s.a(2) = [];
      catch err
        say(err);
      end
      show(x);
      y([], :) = [];
    end
  catch err
    say(err);
  end
  p(end + 1) = struct('a', uint8([5 200 7]));
  show(x);
  show(x);
  s = single([0.1 3]);
end

function r = f1(x)
  for k1 = 1:3
    x(end + 1) = [1i, 2];
  end
  r = x;
end

function r = f2(x, a)
  h = -2;
  b = 0.1;
  if nargin < 2
    a = 2i;
  end
  y = [];
  z = 2;
  c = cell(1, 2);
  s.a.b = [true false true];
  x = single(h(x));
  show(x);
  r = x;
  s = Inf;
end

function [r, q] = f3(x)
  t = [1 2; 3 4];
  if strcmp(t, 'abc')
    r = [3 -1 0 2];
  end
  q = nargout;
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
