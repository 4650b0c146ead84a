% A matrix at a size worth timing.
A = cos((1:300)'*(1:200)*0.37) + eye(300, 200);
[U, s, V] = svdgr(A);
fprintf('%.6f %.6f %.6f\n', s(1), s(100), s(200));
fprintf('%d\n', norm(U*diag(s)*V' - A, 'fro') < 1e-10);
