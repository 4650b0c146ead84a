% Reductions of arrays of three and four dimensions and of singles, greatest and least along a dimension, and identities.
function reductions_of_many_dims
  x = reshape(1:24, 2, 3, 4);
  show('sum 1', sum(x));
  show('sum 2', sum(x, 2));
  show('sum 3', sum(x, 3));
  show('prod 3', prod(x(:, :, 1:2), 3));
  show('max 3', max(x, [], 3));
  show('min 2', min(-x, [], 2));
  show('any', any(x > 23, 3));
  show('all', all(x > 1));
  show('nested', sum(sum(sum(x))));
  single_sums(single(0.1)*ones(10, 3, 2, 'single'));
  empties(zeros(0, 3), zeros(2, 0), zeros(3, 0, 2));
  rows([1 NaN 3; NaN NaN 0; 2 0 -5]);
  for n = 1:3
    grown(n);
  end
  identities(int8(3), single(1));
  products;
end

function show(what, v)
  fprintf('%s [%s]:%s\n', what, sprintf('%d ', size(v)), sprintf(' %g', v));
end

function single_sums(s)
  a = sum(s); b = sum(s, 3); c = max(s, [], 2); d = mean(s(:, 1));
  fprintf('%s %s %s %s\n', class(a), class(b), class(c), class(d));
  % Ten singles of a tenth, each sum rounded to a single.
  t = single(0);
  for k = 1:10, t = t + single(0.1); end
  fprintf('%d %d\n', all(a(:) == t), a(1) == 1);
  fprintf('%.9g %.9g %.9g\n', b(1), c(1), prod([single(0.1) single(3)]));
end

function empties(a, b, c)
  show('sum of 0x3', sum(a));
  show('sum of 0x3 along 2', sum(a, 2));
  show('max of 0x3', max(a));
  show('max of 0x3 along 1', max(a, [], 1));
  show('max of 0x3 along 2', max(a, [], 2));
  show('min of 2x0 along 2', min(b, [], 2));
  show('sum of 3x0x2 along 2', sum(c, 2));
  show('max of 3x0x2 along 2', max(c, [], 2));
  show('max of 3x0x2 along 3', max(c, [], 3));
  show('prod of 2x0', prod(b));
end

function rows(m)
  show('max of rows', max(m, [], 2));
  show('min of columns', min(m, [], 1));
end

function grown(n)
  a = reshape(mod((1:n*2*n)*5, 7), n, 2, n);
  show('sum', sum(a, 3)); show('max', max(a, [], 1)); show('min', min(a, [], 3));
end

function identities(i, s)
  a = eye(2); b = eye(2, 3); c = eye(3, 2, 'like', i); d = eye([2 2]); e = zeros(1, 2, 'like', s);
  show('eye', a); show('eye 2x3', b); show('eye 3x2', c); show('eye of a size', d);
  fprintf('%s %s %s\n', class(c), class(e), class(eye(2, 'single')));
  show('eye 0', eye(0)); show('eye -1', eye(-1, 2)); show('eye 1', eye(1) + eye);
  show('ones', ones(2, 2, 'like', true));
end

function products
  f = [1 0.5 0 0; 0 1 0 0; 0 0 1 0.5; 0 0 0 1];
  p = f*f*f';
  show('4x4', p);
  show('3x5 * 5x2', reshape(1:15, 3, 5)*reshape(1:10, 5, 2));
  show('inf', [1 Inf; 0 1]*[0 1; 0 2]);
  show('quotient', [1 2; 3 4; 5 6]/[2 1; 1 3]);
  show('of triangle', [1 2 3]/[1 0 0; 2 1 0; 4 5 2]);
end
