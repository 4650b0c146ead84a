% Small systems have Octave's last digits.
A = [2 1 -1 3; -3 -1 2 1; -2 1 2 7; 4 -1 3 0.1]; b = [8; -11; -3; 2.5];
S = A'*A + eye(4); S = (S + S')/2; B = [b, [1; 0.1; -0.3; 7]];
printf('%.17g ', A\b, A\B, inv(A), det(A)), printf('\n')
[L, U, P] = lu(A); printf('%.17g ', L, U), printf('\n')
printf('%.17g ', S\b, S\B, chol(S)), printf('\n')
printf('%.17g ', tril(A)\b, tril(A)\B, triu(A)\b, triu(A)\B), printf('\n')
printf('%.17g ', norm(b), norm(A, 'fro'), norm([3 4]), norm([1e200 1e200]), norm([0.1 -0.7 0.3 0])), printf('\n')
H = [6 15 55; 15 55 225; 55 225 979]; x = H \ [76; 295; 1259]
x = [10 4 -2; 4 5 0.5; -2 0.5 7] \ [12; 9.5; 5.5]
x = [1 1 1; 0 2 5; 2 5 -1] \ [6; -4; 27]
M = zeros(9); M(:) = mod((1:81).^2, 17) - 8; M = M + 11*eye(9);
printf('%.17g ', M\(1:9)', det(M)), printf('\n')
printf('%.17g ', linspace(0.1, 0.7, 3), linspace(-1, 1, 11), linspace(2, 0, 7), linspace(single(0), 1, 7)), printf('\n')
