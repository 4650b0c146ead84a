function q = dblquad(f, xa, xb, ya, yb, tol, method)
% DBLQUAD  Integral of a function of two variables over a rectangle; the last argument
%   is the function that integrates over one variable.

if nargin < 6 || isempty(tol)
    tol = 1e-6;
end
if ischar(f)
    f = str2func(f);
end
if nargin < 7
    method = @quad;
end
inner = @(t) feval(method, @(x) f(x, t), xa, xb, tol);
q = feval(method, @(y) arrayfun(inner, y), ya, yb, tol);
end
