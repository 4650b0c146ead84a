function q = integral3(f, xa, xb, ya, yb, za, zb, varargin)
% INTEGRAL3  Integral of a function of three variables; the limits of y may be
%   functions of x, those of z functions of x and y. Option 'Vectorized' false: a
%   function of single points.

for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'Vectorized') && ~varargin{k + 1}
        f = @(x, y, z) arrayfun(f, x, y, z);
    end
end
if isnumeric(ya)
    ylow = @(x) ya;
else
    ylow = ya;
end
if isnumeric(yb)
    yhigh = @(x) yb;
else
    yhigh = yb;
end
if isnumeric(za)
    zlow = @(x, y) za;
else
    zlow = za;
end
if isnumeric(zb)
    zhigh = @(x, y) zb;
else
    zhigh = zb;
end
if isinf(xa) || isinf(xb) || isnumeric(ya) && isinf(ya) || isnumeric(yb) && isinf(yb) ...
        || isnumeric(za) && isinf(za) || isnumeric(zb) && isinf(zb)
    over_z = @(x, y) quad(@(z) f(x * ones(size(z)), y * ones(size(z)), z), zlow(x, y), zhigh(x, y), 1e-6);
    over_y = @(x) quad(@(y) arrayfun(@(s) over_z(x, s), y), ylow(x), yhigh(x), 1e-6);
    q = mc_quad(@(x) arrayfun(over_y, x), xa, xb, 1e-6);
else
    over_yz = @(x) integral2(@(y, z) f(x * ones(size(y)), y, z), ylow(x), yhigh(x), ...
        @(y) zlow(x, y) + zeros(size(y)), @(y) zhigh(x, y) + zeros(size(y)), 'AbsTol', 1e-9);
    q = mc_quad(@(x) arrayfun(over_yz, x), xa, xb, 1e-8);
end
end
