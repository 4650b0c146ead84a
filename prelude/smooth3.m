function w = smooth3(v, kind, n, sd)
% SMOOTH3  Means over boxes of n elements around each element of three-dimensional data: smooth3(v), smooth3(v, 'box'
%   or 'gaussian', n, sd). Data go on beyond their border with the values at it.

if nargin < 2
    kind = 'box';
end
if nargin < 3
    n = 3;
end
if nargin < 4
    sd = 0.65;
end
if isscalar(n)
    n = n([1 1 1]);
end
if any(mod(n, 2) == 0 | n ~= fix(n) | n < 1)
    error('MATLAB:smooth3:InvalidSizeValues', 'Size must be an odd integer or a vector of three of them.');
end
half = (reshape(n, 1, []) - 1) / 2;
switch lower(kind(1))
    case 'b'
        k = ones(n) / prod(n);
    case 'g'
        [x, y, z] = ndgrid(-half(1):half(1), -half(2):half(2), -half(3):half(3));
        k = exp(-(x.^2 + y.^2 + z.^2) / (2 * sd^2));
        k = k / sum(k, 'all');
    otherwise
        error('MATLAB:smooth3:UnknownFilter', 'Unknown filter.');
end
for d = 1:3
    at = min(max((1:size(v, d) + 2 * half(d)) - half(d), 1), size(v, d));
    s = {':', ':', ':'};
    s{d} = at;
    v = v(s{:});
end
w = convn(v, k, 'valid');
end
