function [y, i] = maxk(x, k, varargin)
% MAXK  The k largest elements along a dimension, the largest first; NaN last.
%   'ComparisonMethod' 'abs' or 'real' may follow.

dim = find(size(x) ~= 1, 1);
if isempty(dim)
    dim = 1;
end
if ~isempty(varargin) && isnumeric(varargin{1})
    dim = varargin{1};
    varargin(1) = [];
end
if ~isscalar(k) || ~isnumeric(k) || ~(k >= 0) || k ~= fix(k)
    error('MATLAB:topk:InvalidK', 'Second input must be a nonnegative integer scalar.');
end
if isnumeric(x)
    varargin = [varargin, {'MissingPlacement', 'last'}];
end
[y, i] = sort(x, dim, 'descend', varargin{:});
which = repmat({':'}, 1, max(ndims(x), dim));
which{dim} = 1:min(k, size(x, dim));
y = y(which{:});
i = i(which{:});
end
