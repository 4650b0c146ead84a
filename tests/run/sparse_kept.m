% What stays sparse: results of functions of one sparse matrix, products with full ones; sums of
% sparse and full are full. Source: MATLAB's documentation, "Sparse Matrix Operations".
s = sparse([1 0; 0 2]);
t = [issparse(~s), issparse(cos(s)), issparse(max(s)), issparse(any(s)), issparse(cumsum(s)), ...
    issparse(diag(s)), issparse(sort(s)), issparse(mod(s, 2)), issparse(s .* ones(2)), issparse(inv(s))];
fprintf('%d ', t); fprintf('\n');
t = [issparse(s + 1), issparse(s + ones(2)), issparse(full(s)), issparse(size(s)), issparse(s * ones(2))];
fprintf('%d ', t); fprintf('\n');
disp(full(~s)), disp(full(max(s))), disp(full(inv(s)))
