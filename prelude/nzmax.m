function n = nzmax(x)
% NZMAX  Number of elements for which there is room.

if issparse(x)
    n = max(nnz(x), 1);
else
    n = numel(x);
end
end
