function c = cov(x, varargin)
% COV  Covariance matrix.
%   cov(x) of a matrix has observations as rows and variables as columns; of
%   a vector it is the variance. cov(x, y) takes two variables. A last
%   argument 1 divides by n instead of n-1.

weight = 0;
y = [];
if numel(varargin) >= 1
    last = varargin{end};
    if isscalar(last) && ~isscalar(x)
        weight = last;
        varargin(end) = [];
    end
    if numel(varargin) >= 1
        y = varargin{1};
    end
end
if ~isempty(y)
    x = [x(:), y(:)];
elseif isvector(x)
    x = x(:);
end
n = size(x, 1);
if n == 1
    c = zeros(size(x, 2));
    return
end
x = x - mean(x, 1);
if weight == 1
    c = (x' * x) / n;
else
    c = (x' * x) / (n - 1);
end
end
