function [R, y] = triangular(B, y)
% TRIANGULAR  Householder triangularisation with positive diagonal.
[m, n] = size(B);
for k = 1:min(n, m - 1)
    v = B(k:m, k);
    s = norm(v);
    if v(1) < 0
        s = -s;
    end
    v(1) = v(1) + s;
    beta = 2/(v'*v);
    B(k:m, k:n) = B(k:m, k:n) - beta*v*(v'*B(k:m, k:n));
    y(k:m) = y(k:m) - beta*v*(v'*y(k:m));
end
flip_ = sign(diag(B(1:n, :)));
R = diag(flip_)*triu(B(1:n, :));
y = flip_.*y(1:n);
end
