function c = tensorprod(a, b, da, db, varargin)
% TENSORPROD  Product of two tensors, summed over pairs of dimensions:
%   tensorprod(a, b) is the outer product, tensorprod(a, b, dim) sums over dimension
%   dim of both, tensorprod(a, b, da, db) over da of a and db of b.

if nargin == 2
    da = [];
    db = [];
elseif ischar(da) || isstring(da)
    c = a(:).' * b(:);
    return
elseif nargin == 3 || ischar(db) || isstring(db)
    db = da;
end
na = max([ndims(a), da]);
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
