% Rows of cells whose places are named by constants: kept element by element, seen whole where somebody asks.
function cell_rows_in_parts()
  c = {4, [1 2 3], 'abc'};
  for k = 1:3
    c{1} = c{1} + c{2}(k);
  end
  fprintf('%d %s %d\n', c{1}, c{3}, numel(c));
  c{2}(5) = 9;
  c{3} = [c{3} 'd'];
  disp(c{2});
  disp(c);
  d = c;
  d{1} = 'x';
  fprintf('%d %s\n', c{1}, d{1});
  [p, q, r] = c{:};
  fprintf('%d %d %s\n', p, numel(q), r);
  disp(numel([c{1:2}]));
  try
    disp(c{4});
  catch err
    disp(err.message);
  end
  try
    c{0} = 1;
  catch err
    disp(err.message);
  end
  c{5} = 1;
  disp(size(c));
  c(2) = [];
  disp(size(c));
  for e = {1, 'two', [3 3]}
    disp(class(e{1}));
  end

  fprintf('%g\n', weighed(@(x, a, b) a * x + b, 2, 3, 0.5));
  fprintf('%g\n', weighed(@(x, varargin) x + numel(varargin), 2));
  disp(passed(1, 'two', [3 4]));
  s = swapped({1, 'b'});
  disp(s{1}); disp(s{2});
  disp(counted({1, 2, 3}));
  [a, b] = pair({[1 2], 'text'});
  disp(a); disp(b);
  t = {};
  t{end + 1} = 5;
  t{end + 1} = 'six';
  disp(t);
  z = {complex(2, 0), single(1.5), int8(3), true, @(x) x + 1};
  fprintf('%d %s %s %d %d\n', isreal(z{1}), class(z{2}), class(z{3}), z{4}, z{5}(1));
  z{1} = z{1} * 2;
  fprintf('%d\n', isreal(z{1}));
  w = {1, 2};
  w{2} = w;
  disp(w{2}{1});
  if numel(c) > 2
    w = {'other', 3};
  end
  disp(w{1});
  n = {[], ''};
  fprintf('%d %d\n', isempty(n{1}), isempty(n{2}));
  max_of = {3, 9};
  disp(max(max_of{:}));
  args = {'%d-%s\n', 7, 'x'};
  fprintf(args{:});
  disp(called_with(args{2:3}));
end

function y = weighed(f, x, varargin)
  y = 0;
  for k = 1:3
    y = y + f(x + k, varargin{:});
  end
end

function n = passed(varargin)
  n = inner(varargin{:}, 4);
  n(end + 1) = nargin;
end

function n = inner(a, b, varargin)
  n = [a, numel(b), numel(varargin{1}), varargin{2}];
end

function s = swapped(c)
  t = c{1};
  c{1} = c{2};
  c{2} = t;
  s = c;
end

function n = counted(c)
  n = 0;
  for k = 1:numel(c)
    n = n + c{k};
  end
end

function varargout = pair(c)
  varargout = c;
end

function s = called_with(varargin)
  s = sprintf('%d', nargin);
  varargin{1} = 'changed';
  s = [s varargin{1} varargin{2}];
end
