% Options of functions of matrices: bases of null spaces, generalized eigenvalues, singular values, pages.
p = @(x) fprintf('%s\n', mat2str(x, 5));
p(null([1 2 3; 2 4 6], 'rational'));
p(null([1 1; 1 1], 'r'));
p(eig([2 1; 1 2], [1 0; 0 2]));
% of a symmetric and a definite matrix the vectors have length 1 with the second one
[v, d] = eig([2 1; 1 2], [1 0; 0 2]);
p(round(v' * [1 0; 0 2] * v, 10));
p(diag(d));
% otherwise the greatest component is 1
[v, d] = eig([1/sqrt(2) 0; 0 1], [0 1; -1/sqrt(2) 0]);
p(abs(v));
p(diag(d));
p(svd([2 0; 0 1], 'matrix'));
[~, s] = svd([2 0; 0 1], 'vector');
p(s);
[x, r] = linsolve([1 2; 3 4], [5; 6]);
p([x; r]);
p(linsolve([1 9; 3 4], [1; 5], struct('LT', true)));
p(squeeze(pagemrdivide([1 2], cat(3, [2 0; 0 2], [1 2; 3 4]))));
p(full(spdiags([1; 2], 0, sparse(ones(2)))));
o = optimset('Display', 'off');
disp(o)
try
    optimset('foo', 1);
catch e
    disp(e.message)
end
q = polyfit([1 2], [1 2], 2);
p(round(polyval(q, [1 2]), 10));
