function z = trapz(x, y, dim)
% TRAPZ  Integral by the trapezoidal rule.
%   z = trapz(y) takes the distance of the points as 1 and works along the
%   first dimension that is not 1; trapz(y, dim) works along a dimension.
%   z = trapz(x, y) has the points in the vector x, or their distance in
%   the scalar x.
%   z = trapz(x, y, dim) works along dimension dim. x may have the size of y.

if nargin < 3
    dim = [];
end
if nargin < 2
    y = x;
    x = 1;
elseif nargin < 3 && isscalar(y) && ~isscalar(x)
    dim = y;
    y = x;
    x = 1;
end
if isempty(dim) && isvector(y)
    y = y(:);
    n = numel(y);
    if n < 2
        z = zeros(1, class(y + 0));
    elseif numel(x) == 1
        z = x*sum((y(1:n-1) + y(2:n))/2);
    elseif numel(x) ~= n
        error('MATLAB:trapz:LengthXmismatchY', 'Length of X must match length of the integration dimension of Y.');
    else
        z = reshape(diff(x(:)), 1, [])*((y(1:n-1) + y(2:n))/2);
    end
    return
end
if isempty(dim)
    if isequal(size(y), [0 0])
        z = zeros(1, class(y + 0));
        return
    end
    dim = find(size(y) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
n = size(y, dim);

% the working dimension comes first, all others are columns
sizes = size(y);
order = [dim, 1:dim-1, dim+1:max(ndims(y), dim)];
y = permute(y, order);
shape = size(y);
shape(1) = 1;
y = reshape(y, n, prod(shape));

if n < 2
    z = zeros(1, size(y, 2), class(y + 0));
elseif numel(x) == 1
    z = x*sum((y(1:n-1, :) + y(2:n, :))/2, 1);
elseif isequal(size(x), sizes) && ~isvector(x)
    x = reshape(permute(x, order), n, prod(shape));
    z = sum(diff(x, 1, 1) .* (y(1:n-1, :) + y(2:n, :)) / 2, 1);
else
    if numel(x) ~= n
        error('MATLAB:trapz:LengthXmismatchY', 'Length of X must match length of the integration dimension of Y.');
    end
    steps = diff(x(:));
    z = reshape(steps, 1, [])*((y(1:n-1, :) + y(2:n, :))/2);
end
z = ipermute(reshape(z, shape), order);
end
