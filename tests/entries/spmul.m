function y = spmul(i, j, v, n, x)
% The product of the sparse matrix of triplets with a column.
%# export spmul(i: double(k,1), j: double(k,1), v: double(k,1), n: double(1,1), x: double(n,1))
S = sparse(i, j, v, n, n);
y = full(S*x);
end
