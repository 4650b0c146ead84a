function tf = istril(x)
% ISTRIL  Whether all elements above the diagonal are zero.

tf = (isnumeric(x) || islogical(x)) && ismatrix(x);
if tf
    [i, j] = find(x);
    tf = all(i >= j);
end
end
