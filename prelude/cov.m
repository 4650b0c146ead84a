function c = cov(x, varargin)
% COV  Covariance matrix.
%   cov(x) of a matrix has observations as rows and variables as columns; of a vector it
%   is the variance. cov(x, y) takes two variables. An argument 1 divides by n instead of
%   n-1. 'omitrows' leaves out observations with NaN, 'partialrows' leaves them out pair
%   by pair.

weight = 0;
nan_rule = 'includenan';
if numel(varargin) >= 1 && (ischar(varargin{end}) || isstring(varargin{end}))
    nan_rule = lower(char(varargin{end}));
    varargin(end) = [];
    if ~any(strcmp(nan_rule, {'includenan', 'includemissing', 'omitrows', 'partialrows'}))
        error('MATLAB:cov:unknownNanFlag', 'Unknown NaN flag ''%s''.', nan_rule);
    end
end
y = [];
two = false;
if numel(varargin) >= 1
    last = varargin{end};
    if isscalar(last) && (numel(varargin) == 2 || ~isscalar(x))
        if ~(last == 0 || last == 1)
            error('MATLAB:cov:notScalarFlag', 'Weight must be 0 or 1.');
        end
        weight = last;
        varargin(end) = [];
    end
    if numel(varargin) >= 1
        y = varargin{1};
        two = true;
    end
end
if two
    if numel(x) ~= numel(y)
        error('MATLAB:cov:XYlengthMismatch', 'The lengths of X and Y must match.');
    end
    x = [x(:), y(:)];
elseif isvector(x)
    x = x(:);
elseif isempty(x) && isequal(size(x), [0, 0])
    c = NaN;
    return
end
if strcmp(nan_rule, 'omitrows')
    x = x(~any(isnan(x), 2), :);
end
if strcmp(nan_rule, 'partialrows')
    n = size(x, 2);
    c = zeros(n);
    for i = 1:n
        for j = 1:n
            k = ~isnan(x(:, i)) & ~isnan(x(:, j));
            d = spread(x(k, [i, j]), weight);
            c(i, j) = d(1, 2);
        end
    end
else
    c = spread(x, weight);
end
end

function c = spread(x, weight)
n = size(x, 1);
x = x - mean(x, 1);
if n == 0
    c = NaN(size(x, 2));
elseif n == 1
    c = x' * x;
    c(:) = c(:) * 0;
elseif weight == 1
    c = (x' * x) / n;
else
    c = (x' * x) / (n - 1);
end
end
