function z = cplxpair(x, tolerance, dim)
% CPLXPAIR  Complex conjugates in pairs, the one with negative imaginary part first;
%   real numbers follow. Pairs are in the order of their real parts. Of a matrix each column
%   is sorted by itself, or what lies along dimension dim.

if nargin < 2 || isempty(tolerance)
    tolerance = 100 * eps;
end
if nargin < 3
    dim = find(size(x) ~= 1, 1);
end
if isempty(dim)
    dim = 1;
end
if isempty(x)
    z = x;
    return
end
order = [dim, setdiff(1:max(ndims(x), dim), dim)];
z = permute(x, order);
shape = size(z);
z = reshape(z, shape(1), []);
for k = 1:size(z, 2)
    z(:, k) = paired(z(:, k), tolerance);
end
z = ipermute(reshape(z, shape), order);
end

function z = paired(x, tolerance)
real_ones = abs(imag(x)) <= tolerance * abs(x);
reals = sort(real(x(real_ones)));
rest = x(~real_ones);
if isempty(rest)
    z = reals;
    return
end
if mod(numel(rest), 2) == 1
    error('MATLAB:cplxpair:ComplexNumbersMustBePaired', 'Complex numbers can''t be paired.');
end
[~, order] = sort(real(rest));
rest = rest(order);
pairs = zeros(size(rest));
for k = 1:2:numel(rest)
    a = rest(k);
    [gap, at] = min(abs(rest(k+1:end) - conj(a)));
    if gap > tolerance * abs(a)
        error('MATLAB:cplxpair:ComplexNumbersMustBePaired', 'Complex numbers can''t be paired.');
    end
    rest(k+at) = rest(k+1);
    pairs(k) = complex(real(a), -abs(imag(a)));
    pairs(k+1) = conj(pairs(k));
end
% Pairs with the same real part (to rounding) by their imaginary parts.
first = pairs(1:2:end);
[~, order] = sortrows([level_of(real(first), tolerance * max([abs(first); 1])), abs(imag(first))]);
first = first(order);
z = [reshape([first.'; first'], [], 1); reals];
end

function level = level_of(x, gap)
% The number of the group in which each of some rising values is that are closer than gap.
level = cumsum([1; diff(x) > gap]);
end
