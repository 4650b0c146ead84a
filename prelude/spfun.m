function y = spfun(f, x)
% SPFUN  Sparse matrix of a function of the elements that are not zero.

[i, j, v] = find(x);
if ischar(f)
    f = str2func(f);
end
y = sparse(i, j, f(v), size(x, 1), size(x, 2));
end
