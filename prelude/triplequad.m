function q = triplequad(f, xa, xb, ya, yb, za, zb, tol, method)
% TRIPLEQUAD  Integral of a function of three variables over a box; the last
%   argument is the function that integrates over one variable.

if nargin < 8 || isempty(tol)
    tol = 1e-6;
end
if ischar(f)
    f = str2func(f);
end
if nargin < 9
    method = @quad;
end
% f takes a vector of the first variable
inner = @(y, z) feval(method, @(x) f(x, y, z), xa, xb, tol);
middle = @(z) feval(method, @(y) arrayfun(@(s) inner(s, z), y), ya, yb, tol);
q = feval(method, @(z) arrayfun(middle, z), za, zb, tol);
end
