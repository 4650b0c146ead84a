function tf = isdiag(x)
% ISDIAG  Whether all elements off the diagonal are zero.

tf = (isnumeric(x) || islogical(x)) && ismatrix(x);
if tf
    [i, j] = find(x);
    tf = all(i == j);
end
end
