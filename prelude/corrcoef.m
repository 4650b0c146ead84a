function [r, p, low, high] = corrcoef(x, varargin)
% CORRCOEF  Correlation coefficients of the columns of x, or of x and y. p has the
%   probabilities of no correlation, low and high the bounds of the coefficients at 95 per
%   cent, or as 'Alpha' says. 'Rows' 'complete' leaves out observations with NaN,
%   'pairwise' leaves them out pair by pair.

alpha = 0.05;
rows = 'all';
first = 1;
if nargin > 1 && ~ischar(varargin{1}) && ~isstring(varargin{1})
    y = varargin{1};
    first = 2;
    if numel(x) ~= numel(y)
        error('MATLAB:corrcoef:XYmismatch', 'X and Y must have the same number of elements.');
    end
    x = [x(:), y(:)];
elseif isvector(x)
    x = x(:);
end
for k = first:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'alpha'
            alpha = varargin{k + 1};
        case 'rows'
            rows = lower(char(varargin{k + 1}));
        otherwise
            error('MATLAB:corrcoef:InvalidParameter', 'Invalid parameter name.');
    end
end
if strcmp(rows, 'complete')
    x = x(~any(isnan(x), 2), :);
end
n = size(x, 2);
count = size(x, 1) * ones(n);
if strcmp(rows, 'pairwise')
    r = zeros(n);
    for i = 1:n
        for j = 1:n
            k = ~isnan(x(:, i)) & ~isnan(x(:, j));
            count(i, j) = sum(k);
            c = cov(x(k, i), x(k, j));
            r(i, j) = c(1, 2) / sqrt(c(1, 1) * c(2, 2));
        end
    end
else
    if size(x, 1) == 1
        % one observation, which cov would take for a vector
        c = zeros(n);
    else
        c = cov(x);
    end
    d = sqrt(diag(c));
    r = c ./ (d * d');
end
for i = 1:n
    if ~isnan(r(i, i))
        r(i, i) = 1;
    end
end
if nargout > 1
    t = r .* sqrt((count - 2) ./ (1 - r.^2));
    p = 2 * tcdf(-abs(t), count - 2);
    p(1:n + 1:end) = 1;
end
if nargout > 2
    z = 0.5 * log((1 + r) ./ (1 - r));
    reach = -erfinv(alpha - 1) * sqrt(2) ./ sqrt(count - 3);
    low = tanh(z - reach);
    high = tanh(z + reach);
    low(1:n + 1:end) = 1;
    high(1:n + 1:end) = 1;
end
end
