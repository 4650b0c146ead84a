function [basin, steps] = nfrc(coef, n, radius, limit)
% NFRC  Newton fractal of a polynomial.
%   [basin, steps] = nfrc(coef, n, radius, limit) starts Newton's method
%   from an n by n grid of the square [-radius, radius]^2. basin has the
%   number of the root that was found, 0 for none; steps the iterations.
x = linspace(-radius, radius, n);
basin = zeros(n);
steps = zeros(n);
solutions = roots(coef);
[~, order] = sort(real(solutions) + 10*imag(solutions));
solutions = solutions(order);
slope = derivative(coef);
for i = 1:n
    for j = 1:n
        [z, k] = iterate(coef, slope, x(j) + 1i*x(n + 1 - i), limit);
        basin(i, j) = nearest(z, solutions, 1e-3);
        steps(i, j) = k;
    end
end
end
