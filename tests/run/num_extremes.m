% Ends of ranges: spacing of the largest numbers, points between infinities, growth of empties,
% complex sparse triplets, numbers too large to read.
fprintf('%d %d\n', eps(realmax) == 2^971, eps(single(realmax('single'))) == 2^104);
fprintf('%g ', eps([1 2 realmin 0]), eps(single(1))); fprintf('\n');
fprintf('%g ', linspace(Inf, Inf, 3)); fprintf('\n');
fprintf('%g ', linspace(2, 2, 4)); fprintf('\n');
x = linspace(-realmax, realmax, 5);
fprintf('%d ', isfinite(x)); fprintf('\n');
x = ones(2, 0); x(3, :) = 1; fprintf('%d ', size(x)); fprintf('\n');
x = ones(2, 0); x(:, :, 3) = 1; fprintf('%d ', size(x)); fprintf('\n');
x = zeros(0, 3); x(:, 5) = 7; fprintf('%d ', size(x)); fprintf('\n');
x = zeros(0, 3); x(2, :) = 7; fprintf('%d ', size(x), x); fprintf('\n');
c = cell(2, 0); c(3, :) = {1}; fprintf('%d ', size(c)); fprintf('\n');
s = full(sparse([1 1 2], [1 1 3], 1i));
fprintf('%g%+gi ', [real(s(:)) imag(s(:))].'); fprintf('\n');
fprintf('%.0f ', sscanf('999999999999', '%d'), sscanf('-999999999999', '%i')); fprintf('\n');
fprintf('%.0f ', sscanf('999999999999', '%ld'), sscanf('fffffffff', '%x')); fprintf('\n');
[u, s, v] = svd([1 1 1], 0);
fprintf('%d ', size(u), size(s), size(v)); fprintf('\n');
[u, s, v] = svd([1; 1; 1], 0);
fprintf('%d ', size(u), size(s), size(v)); fprintf('\n');
a = [2 1; 0 3];
[v, d, w] = eig(a);
fprintf('%d %d\n', norm(a*v - v*d) < 1e-12, norm(w'*a - d*w') < 1e-12);
fprintf('%s %s\n', class(conv2(single([1 2]), [1 1])), class(conv2([1 2], [1 1])));
h = besselh(0, 1, 2, 1);
fprintf('%.6f %.6f\n', real(h), imag(h));
