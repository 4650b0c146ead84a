function q = enclosedCharge(f, n, m)
% ENCLOSEDCHARGE  Gauss's law on the contour one step inside the shield.
%   Half weight where the contour meets the axes of symmetry.
q = 0.5*f(n, 1);
for j = 2:m
    q = q + f(n, j);
end
q = q + 0.5*f(1, m);
for i = 2:n
    q = q + f(i, m);
end
end
