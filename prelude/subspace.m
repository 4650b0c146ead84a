function t = subspace(a, b)
% SUBSPACE  Angle between the ranges of two matrices.

a = orth(a);
b = orth(b);
if size(a, 2) < size(b, 2)
    c = a;
    a = b;
    b = c;
end
b = b - a * (a' * b);
t = asin(min(1, norm(b)));
end
