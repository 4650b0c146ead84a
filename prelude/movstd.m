function y = movstd(x, k, varargin)
% MOVSTD  Standard deviation of a window of k elements that slides along, or of
%   k(1) elements before and k(2) after; it is cut at the ends.

dim = find(size(x) ~= 1, 1);
if numel(varargin) >= 1 && isnumeric(varargin{1}) && isscalar(varargin{1})
    dim = varargin{1};
elseif isempty(dim)
    dim = 1;
end
if isscalar(k)
    before = floor(k / 2);
    after = ceil(k / 2) - 1;
else
    before = k(1);
    after = k(2);
end
order = [dim, 1:dim-1, dim+1:max(ndims(x), dim)];
t = permute(x, order);
shape = size(t);
t = double(reshape(t, shape(1), []));
y = zeros(size(t));
n = shape(1);
for i = 1:n
    w = t(max(1, i - before):min(n, i + after), :);
    y(i, :) = std(w, 0, 1);
end
y = ipermute(reshape(y, shape), order);
end
