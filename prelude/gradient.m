function [gx, varargout] = gradient(f, varargin)
% GRADIENT  Numerical gradient: central differences, one-sided at the ends.
%   [gx, gy, gz, ...] = gradient(f) goes along columns (the second dimension), rows,
%   pages and on. gradient(f, h) has spacing h; gradient(f, x, y, ...) has a spacing or
%   the points for each direction.

if ~all(cellfun(@(h) isnumeric(h) || islogical(h), varargin))
    error('MATLAB:gradient:InvalidInputs', 'Spacing must be numeric.');
elseif nargin > 2 && nargin ~= 1 + (ndims(f) - isvector(f))
    error('MATLAB:gradient:InvalidInputs', 'The number of spacings must be one, or that of the dimensions.');
end
if isvector(f)
    h = 1;
    if nargin > 1
        h = varargin{1};
    end
    gx = reshape(slope(f(:), points(h, numel(f))), size(f));
    for k = 2:nargout
        varargout{k - 1} = zeros(size(f), 'like', gx);
    end
    return
end
hx = 1;
if nargin > 1
    hx = varargin{1};
end
gx = along(f, hx, 2);
for k = 2:nargout
    h = 1;
    if nargin == 2
        h = varargin{1};
    elseif nargin > k
        h = varargin{k};
    end
    dim = k;
    if k == 2
        dim = 1;
    end
    varargout{k - 1} = along(f, h, dim);
end
end

function g = along(f, h, dim)
x = points(h, size(f, dim));
if dim == 1 && ismatrix(f)
    g = slope(f, x);
elseif dim == 2 && ismatrix(f)
    g = slope(f.', x).';
else
    order = [dim, 1:dim - 1, dim + 1:max(ndims(f), dim)];
    f = permute(f, order);
    s = size(f);
    g = ipermute(reshape(slope(reshape(f, s(1), prod(s(2:end))), x), s), order);
end
end

function x = points(h, n)
if isscalar(h)
    x = (0:n-1)' * h;
else
    x = h(:);
    if numel(x) ~= n
        error('MATLAB:gradient:SpacingVectorSize', ...
            'The length of a spacing vector must match the size of F in that dimension.');
    end
end
end

function g = slope(f, x)
% Along the rows.
n = size(f, 1);
kind = 'double';
if isa(f, 'single') || isa(x, 'single')
    kind = 'single';
end
g = zeros(size(f), kind);
if n > 1
    g(1, :) = (f(2, :) - f(1, :)) / (x(2) - x(1));
    g(n, :) = (f(n, :) - f(n-1, :)) / (x(n) - x(n-1));
end
if n > 2
    g(2:n-1, :) = (f(3:n, :) - f(1:n-2, :)) ./ (x(3:n) - x(1:n-2));
end
end
