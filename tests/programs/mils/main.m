% Positions with unknown whole cycles, as in satellite navigation.
m = 9;
k = 2;
n = 4;
i = (1:m)';
A = [ones(m, 1), sin(i)];
B = [cos(1.3*i), sin(0.7*i), 1./i, mod(i, 3) - 1];
xTrue = [0.25; -1.5];
zTrue = [3; -7; 12; 1];
y = A*xTrue + B*zTrue + 0.02*cos(5*i);

[x, z, work] = mils(A, B, y);
fprintf('x');
fprintf(' %.6f', x);
fprintf('\nz');
fprintf(' %d', z);
fprintf('\nintegers found: %d\n', isequal(z, zTrue));
fprintf('residual %.6f after %d nodes\n', norm(y - A*x - B*z), work);

% no integer neighbour is better
best = norm(y - A*x - B*z);
better = 0;
for j = 1:n
    for d = [-1 1]
        w = z;
        w(j) = w(j) + d;
        v = A\(y - B*w);
        better = better + (norm(y - A*v - B*w) < best);
    end
end
fprintf('better neighbours: %d\n', better);
try
    mils(A, [B, B(:, 1)], y);
catch err
    fprintf('%s\n', err.message);
end
