function small_systems()
% Divisions by small matrices
A = [2 1; 1 3];
disp((A \ [3; 5])')
disp([3 5] / A)
B = [0 2; 1 1];
disp((B \ [4; 3])')
disp(B \ eye(2))
disp([1 2 3; 4 5 6] / [2 0 0; 0 4 0; 0 0 8])
U = [2 4 2; 0 1 3; 0 0 5];
disp((U \ [8; 4; 5])')
disp((U' \ [2; 5; 10])')
C = [0 0 0 1; 0 0 1 0; 0 1 0 0; 1 0 0 0];
disp((C \ [1; 2; 3; 4])')
% what is singular is told as ever
w = warning('off', 'MATLAB:singularMatrix');
x = [1 2; 2 4] \ [1; 1];
disp(isinf(x)')
[~, id] = lastwarn;
disp(id)
warning(w);
try
    A \ [1 2 3];
catch err
    disp(err.identifier)
end
total = 0;
for k = 1:100
    J = [k 1; 1 -1];
    d = J \ [k + 1; 0];
    total = total + d(1) + d(2);
end
fprintf('%.12f\n', total);
end
