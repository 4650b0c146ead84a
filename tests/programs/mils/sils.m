function [z, work] = sils(B, y)
% SILS  Integer least squares: reduction, then search.
[R, Z, y] = reduce(B, y);
[u, work] = search(R, y);
z = Z*u;
end
