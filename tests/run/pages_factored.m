% Factors of pages, hulls in space, functions of matrices with a flag.
A = cat(3, [2 0; 0 1], [1 0; 0 3]);
[U, S, V] = pagesvd(A);
disp(size(U))
disp(S(:, :, 2))
disp(norm(U(:, :, 2) * S(:, :, 2) * V(:, :, 2)' - A(:, :, 2)) < 1e-12)
s = pagesvd(A, 'vector');
disp(reshape(s, 2, 2))
[V, D] = pageeig(A);
disp(D(:, :, 1))
e = pageeig(A, [2 0; 0 1]);
disp(reshape(e, 2, 2))
disp(size(pagesvd(ones(2, 2, 2, 2))))
[F, flag] = funm([1 0; 0 4], @sqrt);
disp(F)
disp(flag)
[k, v] = convhull([0 0 0; 1 0 0; 0 1 0; 0 0 1]);
fprintf('%d %d %.4f\n', size(k), v)
disp(convhull([0 1 0.5 1 0], [0 0 0 1 1], 'Simplify', true)')
try
    convhull([0 1], [0 1])
catch e
    disp(e.message)
end
disp(cumtrapz([1; 2; 4], [1 2; 3 4; 5 6]))
