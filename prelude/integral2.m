function q = integral2(f, xa, xb, ya, yb, varargin)
% INTEGRAL2  Integral of a function of two variables; the limits of y may be
%   functions of x. Options as names and values: 'Vectorized' false for a function
%   of single points; tolerances and 'Method' are not needed here.

for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'Vectorized') && ~varargin{k + 1}
        f = @(x, y) arrayfun(f, x, y);
    end
end
if isnumeric(ya)
    low = @(x) ya;
else
    low = ya;
end
if isnumeric(yb)
    high = @(x) yb;
else
    high = yb;
end
q = quad(@(x) arrayfun(@(s) quad(@(y) f(s * ones(size(y)), y), low(s), high(s), 1e-8), x), xa, xb, 1e-8);
end
