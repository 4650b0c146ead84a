% equilibrate: a diagonal of magnitude 1 and nothing greater beside it.
A = [1 1e6 0; 2e-3 3 4; 0 5e4 1e-8];
[P, R, C] = equilibrate(A);
B = R * P * A * C;
disp(max(abs(abs(diag(B)) - 1)) < 1e-12 && all(abs(B(:)) <= 1 + 1e-12))
disp(isequal(sort(P), sort(P')) && isequal(P * P', eye(3)) && isdiag(R) && isdiag(C))
[p, r, c] = equilibrate(A, 'vector');
disp(max(max(abs(r .* A(p, :) .* c.' - B))) < 1e-12 && all(r > 0) && all(c > 0))
[P, R, C] = equilibrate(sparse(A));
disp([issparse(P), issparse(R), issparse(C), norm(full(R * P * sparse(A) * C) - B) < 1e-12])
[P, R, C] = equilibrate(single([0 2; 3 0]));
disp(class(R))
disp(R * P * single([0 2; 3 0]) * C)
[P, R, C] = equilibrate([1i 2; 3 -4i]);
disp(max(max(abs(R * P * [1i 2; 3 -4i] * C))) <= 1 + 1e-12)
k = (1:30)';
A = 10.^mod(7 * k * k', 13) .* (mod(k + k', 3) > 0) + eye(30);
[P, R, C] = equilibrate(A);
B = R * P * A * C;
disp(max(abs(abs(diag(B)) - 1)) < 1e-10 && max(abs(B(:))) < 1 + 1e-10)
for f = {@() equilibrate([1 1; 0 0]), @() equilibrate([1 2 3]), @() equilibrate(eye(2), 'rows'), @() equilibrate([1 NaN; 0 1])}
    try
        f{1}();
    catch e
        disp(e.identifier)
    end
end
