function q = dblquad(f, xa, xb, ya, yb, tol)
% DBLQUAD  Integral of a function of two variables over a rectangle.

if nargin < 6
    tol = 1e-6;
end
if ischar(f)
    f = str2func(f);
end
q = quad(@(y) arrayfun(@(t) quad(@(x) f(x, t), xa, xb, tol), y), ya, yb, tol);
end
