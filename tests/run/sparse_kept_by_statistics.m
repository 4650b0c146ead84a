% What statistics and orderings make of a sparse matrix is sparse.
x = sparse([1 0; 2 3; 0 0]);
disp([issparse(var(x)), issparse(std(x)), issparse(median(x)), issparse(mode(x))])
disp([issparse(sortrows(x)), issparse(unique(x)), issparse(bsxfun(@plus, x, x))])
disp([issparse(bsxfun(@plus, x, [1 2])), issparse(bsxfun(@times, full(x), 2))])
disp(full([var(x); median(x)]))
disp(full(sortrows(x, -2)))
disp(full(unique(x))')
