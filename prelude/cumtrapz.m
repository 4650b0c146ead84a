function q = cumtrapz(x, y, dim)
% CUMTRAPZ  Running integral by the trapezoidal rule.
%   cumtrapz(y) has unit spacing, cumtrapz(x, y) takes points x,
%   cumtrapz(x, y, dim) and cumtrapz(y, dim) work along a dimension. x may have the
%   size of y.

if nargin < 3
    dim = [];
end
if nargin == 1
    y = x;
    x = [];
elseif nargin == 2 && isscalar(y) && ~isscalar(x)
    dim = y;
    y = x;
    x = [];
end
if isempty(dim) && isvector(y) && ~isempty(y)
    q = zeros(size(y));
    if isnumeric(y), q = zeros(size(y), 'like', y + 0); end
    n = numel(y);
    if n == 1
        return
    end
    z = (y(1:n-1) + y(2:n)) / 2;
    if isscalar(x)
        z = x .* z;
    elseif isvector(x) && numel(x) == n
        z = reshape(diff(x(:)), size(z)) .* z;
    elseif ~isempty(x)
        error('MATLAB:cumtrapz:LengthXMismatchY', 'Length of X must match length of the integration dimension of Y.');
    end
    if isobject(z), q = repmat(0 * z(1), size(y)); end
    q(2:n) = cumsum(z);
    return
end
if isempty(dim)
    dim = find(size(y) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
if isempty(y)
    q = zeros(size(y), 'like', y);
    return
end
n = size(y, dim);
order = [dim, 1:dim-1, dim+1:max(ndims(y), dim)];
z = permute(y, order);
s = size(z);
z = reshape(z, n, []);
if isempty(x)
    h = 1;
elseif isscalar(x)
    h = x;
elseif isvector(x) && numel(x) == n
    h = reshape(diff(x(:)), [], 1);
elseif isequal(size(x), size(y))
    h = diff(reshape(permute(x, order), n, []), 1, 1);
else
    error('MATLAB:cumtrapz:LengthXMismatchY', 'Length of X must match length of the integration dimension of Y.');
end
parts = h .* ((z(1:n-1, :) + z(2:n, :)) / 2);
if isobject(parts) && n > 1
    q = repmat(0 * parts(1), size(z));
else
    q = zeros(size(z), 'like', z + 0);
end
if n > 1
    q(2:n, :) = cumsum(parts, 1);
end
q = ipermute(reshape(q, s), order);
end
