% A variable, field or cell that is not there takes the class of what is stored in a part of it; `[]` of
% the program stays double for logical values and takes every other class.
function assign_creates_class
  x(3) = true; show('element', x);
  x2(2, 3) = true; show('two subscripts', x2);
  x3(1, 2, 2) = false; show('three subscripts', x3);
  c3(2, 1, 2) = 'a'; fprintf('%s %s %d\n', class(c3), mat2str(size(c3)), double(c3(2, 1, 2)));
  all(:) = true; show('colon', all);
  col(:, 1) = [true; false]; show('colon and one', col);
  none([]) = true; show('no place', none);
  none2(1:0) = true; show('an empty range', none2);
  none3(false) = true; show('an empty mask', none3);
  s(2) = single(1.5); show('single', s);
  i(3) = int8(7); show('int8', i);
  u(2) = uint64(18446744073709551615); fprintf('%s %s\n', class(u), sprintf('%d ', u));
  c(3) = 'x'; fprintf('%s %s\n', class(c), sprintf('%d ', double(c)));
  g(3) = "str"; fprintf('%s %s %d\n', class(g), mat2str(size(g)), ismissing(g(1)));
  k{3}(2) = true; show('in a cell', k{3});
  k2{2, 2}(1, 3) = true; show('in a cell at two', k2{2, 2});
  r.a(3) = true; show('in a field', r.a);
  r.b.c(2) = true; show('in a field of a field', r.b.c);
  r.d{2}(2) = true; show('in a cell of a field', r.d{2});
  q(2).f(2) = true; show('in a field of an element', q(2).f); show('the element before', q(1).f);
  q(3).f(3) = true; show('of a new element', q(3).f);
  p(2) = {4}; fprintf('%s %s\n', class(p), mat2str(size(p)));
  t(2) = struct('v', 1); fprintf('%s %s %d\n', class(t), mat2str(size(t)), isempty(t(1).v));
  h(1) = @sin; fprintf('%s\n', class(h));
  [d(2), e] = deal(true, 5); show('one of several', d); show('another', e);

  y = []; y(3) = true; show('[] stays', y);
  y = []; y(2) = int16(4); show('[] int16', y);
  y = []; y(2) = single(4); show('[] single', y);
  y = zeros(0, 3); y(1, :) = true; show('0 by 3 stays', y);
  m = cell(1, 3); m{3}(2) = true; show('[] in a cell stays', m{3});
  n.a = []; n.a(2) = true; show('[] in a field stays', n.a);
  z = [true false]; z(4) = 1; show('logical stays', z);
  z = 1:2; z(4) = true; show('double stays', z);

  for j = 1:3, w(j) = isreal(j); end, show('in a loop', w);
  for j = 1:4, if j > 2, v(j) = j == 4; end, end, show('from the middle', v);
  show('in a function', marks(4)); show('or [] there', marks([]));
  show('on one way', ways(true)); show('on the other', ways(false));
  f.on = 1; for j = 1:2, f.flag(j) = j > 1; end, show('a missing field', f.flag);
end

function y = marks(n)
  if isempty(n), y = []; n = 2; end
  for k = 1:n, y(k) = mod(k, 2) == 0; end
end

function y = ways(first)
  if first, y(2) = true; else, y(2) = 3; end
end

function show(what, x)
  fprintf('%s: %s %s %s\n', what, class(x), mat2str(size(x)), sprintf('%g ', x));
end
