function p00028()
  s = 2;
  b = -0;
  x = -Inf;
  y = 1;
  if 1e10
    z = [3 -1 0 2];
  end
  c = {1, 'ab', [1 2 3]};
  try
    s.a = NaN;
  catch err
    say(err);
  end
  p = struct('a', {});
  h = @(u) u * 2;
  show(x);
  f2(); show(ans);
  try
    z(3, logical([1 0 1])) = [];
  catch err
    say(err);
  end
  a.f = {z, sprintf('%g', y(1, 1:numel(x)))};
  try
    if NaN
      if []
        if strcmp(t, sprintf('%g', 1))
          a = @(u) u + uint8([5 200 7]);
        else
          a = c;
        end
        s.a;
      end
      w3 = 0;
      while isempty(a)
        w3 = w3 + 1;
        if w3 > 3
          break;
        end
        y = uint8(mod(x, 1e10));
        p(2).b(numel(y) + 1) = Inf;
        s.a = p(3).a;
      end
    else
      w4 = 0;
      while x(5) > 2
        w4 = w4 + 1;
        if w4 > 3
          break;
        end
        for k5 = complex(1, 1e10)
          show(a);
          show(t);
        end
        h = @(u) x(u);
        p(2).a = -[x, -x];
      end
      f2(complex(Inf, 3.5), y, struct('a', {{1, 2}}));
      for k6 = p
        show(k6);
      end
    end
  catch err
    say(err);
  end
  try
    s.b;
  catch err
    say(err);
  end
  try
    show(x(:) .* z);
  catch err
    say(err);
  end
  x(2:2, 2:-1:1) = x;
  x(true);
  try
    x = f2((single(2.5) + x), x(2), {z; {(1 + bitand(2, 6)), num2str(numel(x))}});
  catch err
    say(err);
  end
  show(y);
  p(end + 1).a = f1(s);
  try
    z(end) = ((int8(1):int8(2) + zeros(1, 3)) - y);
  catch err
    say(err);
  end
  show(x);
  t = -2;
end

function r = f1(v)
  if iscell(v)
    r = 0;
    for k1 = 1:numel(v)
      r = r + f1(v{k1});
    end
  elseif isstruct(v)
    r = 100;
  elseif ischar(v)
    r = numel(v);
  else
    r = sum(double(v(:)));
  end
end

function varargout = f2(varargin)
  for k1 = 1:max(nargout, 1)
    if k1 <= nargin
      varargout{k1} = varargin{k1};
    else
      varargout{k1} = k1;
    end
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
