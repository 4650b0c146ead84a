% Loops that are written row by row compute what they say, in their order.
n = 37; m = 29;
A = zeros(n, m);
for i = 1:n
    for j = 1:m
        A(i, j) = mod(i*7 + j*11, 13) - 6 + (i - j)/10;
    end
end
fprintf('%.10g ', sum(A(:)), A(3, 5), A(n, m)); fprintf('\n');

% a product with a vector: each sum in its order
x = (1:m)'/7;
y = zeros(n, 1);
for i = 1:n
    s = 0;
    for j = 1:m
        s = s + A(i, j)*x(j);
    end
    y(i) = s;
end
fprintf('%.17g ', y(1), y(20), y(n)); fprintf('\n');

% three loops
P = zeros(n, n);
B = A';
for i = 1:n
    for j = 1:n
        t = 0;
        for k = 1:m
            t = t + A(i, k)*B(k, j);
        end
        P(i, j) = t;
    end
end
fprintf('%.17g ', P(1, 2), P(17, 30), P(n, n)); fprintf('\n');

% elimination, with and without the row itself
W = [P(1:12, 1:12) + 300*eye(12), eye(12)];
for k = 1:12
    W(k, :) = W(k, :)/W(k, k);
    for i = 1:12
        if i ~= k
            W(i, :) = W(i, :) - W(i, k)*W(k, :);
        end
    end
end
R = W(:, 13:end)*(P(1:12, 1:12) + 300*eye(12));
fprintf('%d\n', max(max(abs(R - eye(12)))) < 1e-10);
L = P(1:15, 1:15) + 500*eye(15);
U = L;
for k = 1:14
    for i = k+1:15
        f = U(i, k)/U(k, k);
        U(i, k) = 0;
        for j = k+1:15
            U(i, j) = U(i, j) - f*U(k, j);
        end
    end
end
fprintf('%.12g ', diag(U)); fprintf('\n');
fprintf('%.8g\n', prod(diag(U)/500)/det(L/500));

% a row that all rows read while it changes itself
C = A;
for i = 1:n
    for j = 1:m
        C(i, j) = C(i, j) + C(9, j);
    end
end
fprintf('%.17g ', C(8, 3), C(9, 3), C(10, 3), sum(C(:))); fprintf('\n');

% neighbours: above and to the left, above and to the right, below
D = A; E = A; F = A; G = A;
for i = 2:n
    for j = 2:m-1
        D(i, j) = D(i-1, j) + D(i, j-1)/2 - D(i-1, j-1);
        E(i, j) = E(i-1, j+1) - E(i, j-1)/2;
    end
end
for i = 2:n-1
    for j = m-1:-1:2
        F(i, j) = (F(i-1, j-1) + F(i+1, j+1))/2;
        G(i, j) = (G(i-1, j) + G(i+1, j) + G(i, j-1) + G(i, j+1))/4;
    end
end
fprintf('%.12g ', sum(D(:)), sum(E(:)), sum(F(:)), sum(G(:)), D(30, 20), E(30, 20), F(30, 20), G(30, 20));
fprintf('\n');

% more than a strip of rows; what a row leaves for the next; sums of all
big = 700;
H = zeros(big, 5);
last = 0;
for i = 1:big
    q = 0;
    for j = 1:5
        H(i, j) = mod(i*j, 11);
        q = q + H(i, j)^2;
    end
    H(i, 5) = sqrt(q) + last;
    last = H(i, 1);
end
r = zeros(big, 1);
for i = 1:big
    low = inf; at = 0;
    for j = 1:5
        if H(i, j) < low
            low = H(i, j);
            at = j;
        end
    end
    r(i) = low*10 + at;
end
total = 0;
for i = 1:big
    for j = 1:5
        total = total + H(i, j)/3;
    end
end
fprintf('%.17g %.17g %.17g\n', sum(H(:)), sum(r), total);
fprintf('%d ', r([1 255 256 257 512 513 700])); fprintf('\n');

% classes other than double, and nothing at all
I = zeros(20, 9, 'int32'); T = false(20, 9); Z = complex(zeros(20, 9));
for i = 1:20
    k = int32(0);
    for j = 1:9
        k = k + int32(i*j);
        I(i, j) = k;
        T(i, j) = mod(i + j, 3) == 0;
        Z(i, j) = i + j*1i;
    end
end
fprintf('%d %d %g %g\n', sum(I(:)), nnz(T), real(sum(Z(:))), imag(sum(Z(:))));
none = 0;
for i = 1:none
    for j = 1:3
        A(i, j) = 1/0;
    end
end
fprintf('%d\n', any(isinf(A(:))));
