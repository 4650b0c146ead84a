function z = cplxpair(x, tolerance)
% CPLXPAIR  Complex conjugates in pairs, the one with negative imaginary part first;
%   real numbers follow. Pairs are in the order of their real parts.

if nargin < 2
    tolerance = 100 * eps;
end
shape = size(x);
x = x(:);
real_ones = abs(imag(x)) <= tolerance * abs(x);
reals = sort(real(x(real_ones)));
rest = x(~real_ones);
if mod(numel(rest), 2) == 1
    error('MATLAB:cplxpair:ComplexNumbersMustBePaired', 'Complex numbers can''t be paired.');
end
[~, order] = sortrows([real(rest), abs(imag(rest))]);
rest = rest(order);
pairs = zeros(size(rest));
for k = 1:2:numel(rest)
    a = rest(k);
    left = rest(k+1:end);
    [gap, at] = min(abs(left - conj(a)));
    if gap > tolerance * abs(a)
        error('MATLAB:cplxpair:ComplexNumbersMustBePaired', 'Complex numbers can''t be paired.');
    end
    rest(k+at) = rest(k+1);
    pairs(k) = complex(real(a), -abs(imag(a)));
    pairs(k+1) = conj(pairs(k));
end
z = reshape([pairs; reals], shape);
end
