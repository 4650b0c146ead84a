function [U, d, e] = cancelRow(U, d, e, z, hi)
% CANCELROW  Rotates the entry right of a zero on the diagonal away.
d(z) = 0;
f = e(z);
e(z) = 0;
for k = z+1:hi
    [c, s, d(k)] = planeRotation(d(k), f);
    U = rotatePair(U, k, z, c, s);
    f = -s*e(k);
    e(k) = c*e(k);
end
end
