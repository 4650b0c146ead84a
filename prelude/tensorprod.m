function c = tensorprod(a, b, varargin)
% TENSORPROD  Product of two tensors, summed over pairs of dimensions:
%   tensorprod(a, b) is the outer product, tensorprod(a, b, dim) sums over dimension dim
%   of both, tensorprod(a, b, da, db) over da of a and db of b; 'all' over all. With
%   'NumDimensionsA' the first tensor has that many dimensions, the last of which may be singletons.

named = find(cellfun(@(o) strcmpi(o, 'NumDimensionsA'), varargin), 1);
least = ndims(a);
if ~isempty(named)
    least = varargin{named + 1};
    varargin = varargin(1:named - 1);
end
da = [];
db = [];
if ~isempty(varargin)
    da = varargin{1};
    db = varargin{end};
end
if ischar(da) || isstring(da)
    c = a(:).' * b(:);
    return
end
da = reshape(da, 1, []);
db = reshape(db, 1, []);
na = max([ndims(a), da, least]);
nb = max([ndims(b), db]);
sa = size(a);
sa(end+1:na) = 1;
sb = size(b);
sb(end+1:nb) = 1;
if ~isequal(sa(da), sb(db))
    error('MATLAB:tensorprod:DimensionsMismatch', 'Contracted dimensions of the tensors must have the same length.');
end
ka = setdiff(1:na, da);
kb = setdiff(1:nb, db);
m = prod(sa(da));
x = reshape(permute(a, [ka, da]), prod(sa(ka)), m);
y = reshape(permute(b, [db, kb]), m, prod(sb(kb)));
s = [sa(ka), sb(kb)];
while numel(s) < 2
    s(end+1) = 1;
end
c = reshape(x * y, s);
end
