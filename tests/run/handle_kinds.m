% Handles in cells and structs, called with several kinds and counts of arguments and results.
function handle_kinds()
  ops = {@(x) x + 1, @twice, @pair};
  for k = 1:2
    f = ops{k};
    show(f(3)); show(f([1 2 3])); show(f(int8(100))); show(f('a'));
  end
  p = ops{3};
  [a, b] = p(1, 2); show([a b]);
  a = p('x'); show(a);
  s.f = @(u) numel(u);
  show(s.f({1, 2, 3})); show(s.f('abcd')); show(s.f([]));
  t = struct('g', {@(u) u(end)});
  g = t.g;
  show(g([4 5 6])); show(g('xyz')); c = g({1, 'q'}); fprintf('%s %d\n', class(c), numel(c));
  list = {adder(10), adder('a')};
  for k = 1:2
    h = list{k};
    show(h(1)); show(h([1 2]));
  end
  counts = {@given, @asked};
  fprintf('%d %d %d\n', counts{1}(), counts{1}(5), counts{1}(5, 'x'));
  q = counts{2}; q(); x = q(); [x, y] = q(); fprintf('%d %d\n', x, y);
  try
    p(1, 2, 3);
  catch e
    fprintf('caught\n');
  end
  % What an anonymous function gives may be a cell.
  k = @(u) u; c = k({1, 2}); fprintf('%s %d\n', class(c), numel(c));
  k = @(u) u(1:2); c = k({1, 'q', 3}); fprintf('%s %d\n', class(c), numel(c));
  k = @() {}; c = k(); fprintf('%s %d\n', class(c), numel(c));
  z = cellfun(@(u) u(1), {{1}, {2}}, 'UniformOutput', false); fprintf('%s\n', class(z{1}));
end
function r = twice(x)
  r = [x, x];
end
function [a, b] = pair(x, y)
  if nargin < 2
    y = 0;
  end
  a = x; b = y;
  if nargout < 2
    a = [x, x];
  end
end
function h = adder(n)
  h = @(v) v + n;
end
function n = given(a, b)
  n = nargin;
end
function [n, m] = asked()
  n = nargout; m = -1;
  fprintf('%d asked\n', nargout);
end
function show(v)
  fprintf('%s', class(v)); fprintf(' %d', size(v)); fprintf(':'); fprintf(' %g', double(v)); fprintf('\n');
end
