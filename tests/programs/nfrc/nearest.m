function k = nearest(z, points, tol)
% NEAREST  Number of the point next to z, 0 if none is within tol.
[d, k] = min(abs(points - z));
if ~(d < tol)
    k = 0;
end
end
