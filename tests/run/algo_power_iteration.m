% The largest eigenvalue by iteration.
A = [4 1 0; 1 3 1; 0 1 2];
v = ones(3, 1);
for k = 1:100
    w = A*v;
    lambda = norm(w);
    v = w/lambda;
end
fprintf('%.8f %.8f\n', lambda, max(eig(A)));
fprintf('%.6f ', abs(v));
fprintf('\n');
