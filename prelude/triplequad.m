function q = triplequad(f, xa, xb, ya, yb, za, zb, tol)
% TRIPLEQUAD  Integral of a function of three variables over a box.

if nargin < 8
    tol = 1e-6;
end
if ischar(f)
    f = str2func(f);
end
% f takes a vector of the first variable
inner = @(y, z) quadgk(@(x) f(x, y, z), xa, xb, tol);
middle = @(z) quadgk(@(y) arrayfun(@(s) inner(s, z), y), ya, yb, tol);
q = quadgk(@(z) arrayfun(middle, z), za, zb, tol);
end
