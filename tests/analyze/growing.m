function [y, z, V, t] = growing(n, A, b)
% Arrays that grow in loops: their extents are functions of the number of rounds.

y = [];
for i = 1:n
    y = [y i];
end
z = [];
for k = 1:n
    z(k) = k*k;
end

% the basis of an Arnoldi process
V = b/norm(b);
for j = 1:n
    w = A*V(:, j);
    w = w - V*(V'*w);
    V(:, j+1) = w/norm(w);
end

t = [b; 1];
while t(1) < n
    t = [t; t(1) + 1];
end

% infinite growth of another kind: nothing is said of the extent
s = 1;
while numel(s) < n
    s = [s, s];
end
z = z + numel(s);
end
