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
p = zeros(n + 1, numel(x));
root = sqrt(1 - x.^2);
start = ones(1, numel(x));
for m = 0:n
    % the function of degree m and order m, then up to degree n
    if m > 0
        if strcmp(normalization, 'unnorm')
            start = -(2*m - 1) * root .* start;
        else
            start = sqrt((2*m - 1) / (2*m)) * root .* start;
        end
    end
    value = start;
    below = zeros(1, numel(x));
    for l = m+1:n
        if strcmp(normalization, 'unnorm')
            above = ((2*l - 1) * x .* value - (l + m - 1) * below) / (l - m);
        else
            above = ((2*l - 1) * x .* value - sqrt((l - 1)^2 - m^2) * below) / sqrt(l^2 - m^2);
        end
        below = value;
        value = above;
    end
    if strcmp(normalization, 'norm')
        value = sqrt(n + 0.5) * value;
    elseif strcmp(normalization, 'sch') && m > 0
        value = sqrt(2) * value;
    end
    p(m + 1, :) = value;
end
if numel(shape) > 2 || min(shape) > 1
    p = reshape(p, [n + 1, shape]);
end
end
