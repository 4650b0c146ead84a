function p = legendre(n, x, normalization)
% LEGENDRE  Associated Legendre functions of degree n and orders 0 to n, one
%   order in each row; 'unnorm' (the default), Schmidt's semi-normalised 'sch'
%   or fully normalised 'norm'. Of an array that is no vector the orders come
%   as a first dimension.

if nargin < 3
    normalization = 'unnorm';
end
normalization = validatestring(normalization, {'unnorm', 'sch', 'norm'}, 'legendre');
if ~isnumeric(n) || ~isscalar(n) || ~isreal(n) || n < 0 || n ~= fix(n)
    error('MATLAB:legendre:NNotPositiveInteger', 'N must be a positive scalar integer.');
end
if ~isreal(x) || any(abs(x(:)) > 1)
    error('MATLAB:legendre:XOutOfRange', 'X must be real and in the range (-1,1).');
end
shape = size(x);
x = reshape(x, 1, []);
root = sqrt(1 - x.^2);
plain = strcmp(normalization, 'unnorm');
% of degree l - 1 and l, a row for each order up to the degree
below = zeros(0, numel(x));
p = ones(1, numel(x));
for l = 1:n
    m = (0:l-1)';
    below(l, :) = 0;
    if plain
        above = ((2*l - 1) * x .* p - (l + m - 1) .* below) ./ (l - m);
        last = -(2*l - 1) * root .* p(l, :);
    else
        above = ((2*l - 1) * x .* p - sqrt((l - 1)^2 - m.^2) .* below) ./ sqrt(l^2 - m.^2);
        last = sqrt((2*l - 1) / (2*l)) * root .* p(l, :);
    end
    below = p;
    p = [above; last];
end
if strcmp(normalization, 'norm')
    p = sqrt(n + 0.5) * p;
elseif ~plain
    p(2:end, :) = sqrt(2) * p(2:end, :);
end
if numel(shape) > 2 || min(shape) > 1
    p = reshape(p, [n + 1, shape]);
end
end
