% A function without further arguments: its varargin is {}, handed on, spread, copied, counted.
function fn_empty_varargin()
  none();
  none(1);
  a = handed();
  disp(size(a));
  disp(count());
  disp(copy());
  f = @(varargin) numel(varargin);
  disp(f()); disp(f(1, 2));
  g = @(x, varargin) inner(x, varargin{:});
  disp(g(1)); disp(g(1, 2));
  disp(cellfun(@(x, varargin) inner(x, varargin{:}), {1, 2}));
  disp(cellfun(@count1, {1, 2}));
  c = {};
  d = [1, c{:}, 2];
  disp(d);
  x = struct('a', {});
  y = [x.a];
  disp(size(y));
  z = lists(3);
  disp(z);
  w = {c{:}};
  disp(size(w));
  disp(max(3, c{:}));
  fprintf('%d\n', count(c{:}));
  q.v = {}; disp(count(q.v{:}));
end
function none(varargin)
  show(varargin{:});
end
function show(varargin)
  fprintf('%d given\n', numel(varargin));
end
function c = handed(varargin)
  c = varargin;
end
function n = count(varargin)
  n = inner2(varargin);
end
function n = count1(x, varargin)
  n = x + inner2(varargin);
end
function n = inner2(c)
  n = numel(c);
end
function s = copy(varargin)
  t = varargin;
  s = size(t);
end
function n = inner(x, varargin)
  n = x + nargin;
end
function z = lists(n, varargin)
  z = n;
  args = {varargin{:}};
  if ~isempty(args)
    z = args{1};
  end
end
