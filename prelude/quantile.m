function q = quantile(x, p, varargin)
% QUANTILE  Quantiles of a sample by linear interpolation between the order
%   statistics, the k-th of n being the quantile (k - 0.5) / n.
%   q = quantile(x, n) with an integer n > 1 gives the n quantiles that are
%   evenly spaced. Of a vector the result has the shape of p.

p = double(p);
if isscalar(p) && p > 1 && p == fix(p)
    p = (1:p) / (p + 1);
end
if any(p(:) < 0 | p(:) > 1)
    error('MATLAB:quantile:BadProbabilities', 'Quantile values must be in the range [0,1].');
end
if nargin == 2 && isscalar(p) && isvector(x) && isa(x, 'double') && isreal(x) && ~issparse(x)
    q = of_one(sort(x(~isnan(x))), p);
    return
end
[dim, given] = dimension(varargin);
if ~given
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
    along = isvector(x) || isequal(size(x), [0 0]);
    if isequal(size(x), [0 0])
        x = x(:);
    end
else
    along = false;
end
if ischar(dim) || isstring(dim)
    if ~strcmpi(dim, 'all')
        error('MATLAB:quantile:unknownOption', 'Invalid option ''%s''.', char(dim));
    end
    x = x(:);
    dim = 1;
    along = true;
end
if numel(dim) > 1
    % several dimensions together, in front
    rest = setdiff(1:max(ndims(x), max(dim)), dim);
    extents = size(x, 1:max(ndims(x), max(dim)));
    x = reshape(permute(x, [reshape(dim, 1, []), rest]), prod(extents(dim)), []);
    q = quantile(x, p, 1);
    dim = sort(reshape(dim, 1, []));
    extents(dim) = 1;
    extents(dim(1)) = numel(p);
    q = ipermute(reshape(q, [extents(dim), extents(rest)]), [dim, rest]);
    return
end
order = [dim, 1:dim-1, dim+1:max(ndims(x), dim)];
s = sort(permute(x, order), 1);
rest = size(s);
s = reshape(s, rest(1), prod(rest(2:end)));
if isfloat(x)
    q = zeros(numel(p), size(s, 2), class(x));
else
    s = double(s);
    q = zeros(numel(p), size(s, 2));
end
for c = 1:size(s, 2)
    v = s(:, c);
    v = v(~isnan(v));
    n = numel(v);
    if n == 0
        q(:, c) = NaN;
        continue
    end
    at = min(max(n * p(:) + 0.5, 1), n);
    low = floor(at);
    high = min(low + 1, n);
    w = at - low;
    lower = v(low);
    upper = v(high);
    part = lower(:) + w .* (upper(:) - lower(:));
    same = lower(:) == upper(:);
    part(same) = lower(same);
    q(:, c) = part;
end
rest(1) = numel(p);
q = ipermute(reshape(q, rest), order);
if along
    q = reshape(q, size(p));
end
end

function q = of_one(v, p)
% One quantile of numbers in order.

n = numel(v);
if n == 0
    q = NaN;
    return
end
at = min(max(n * p + 0.5, 1), n);
low = floor(at);
q = v(low);
if low < n && v(low + 1) ~= q
    q = q + (at - low) * (v(low + 1) - q);
end
end

function [dim, given] = dimension(options)
% The dimension among the options, and whether there is one.

dim = 1;
given = ~isempty(options) && ~strcmpi(options{1}, 'Method');
if given
    dim = options{1};
end
for k = 1 + given:2:numel(options) - 1
    if ~(strcmpi(options{k}, 'Method') && any(strcmpi(options{k+1}, {'exact', 'approximate'})))
        error('tame:unsupported', 'quantile with this option is not supported.');
    end
end
end
