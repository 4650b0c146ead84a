function x = gammaincinv(y, a, tail)
% GAMMAINCINV  x with gammainc(x, a) == y, by bisection.

if nargin < 3
    tail = 'lower';
end
z = zeros(size(y + a), 'like', y + a);
y = y + z;
a = a + z;
x = z;
for k = 1:numel(y)
    x(k) = one(y(k), a(k), tail);
end
end

function x = one(y, a, tail)
if isnan(y) || y < 0 || y > 1
    x = NaN;
    return
end
rising = strcmpi(tail, 'lower');
if (y == 0 && rising) || (y == 1 && ~rising) || a == 0
    x = 0;
    return
elseif (y == 1 && rising) || (y == 0 && ~rising)
    x = Inf;
    return
end
lo = 0;
hi = max(1, a);
while (gammainc(hi, a, tail) < y) == rising
    hi = 2 * hi;
end
for k = 1:2000
    x = (lo + hi) / 2;
    if (gammainc(x, a, tail) < y) == rising
        lo = x;
    else
        hi = x;
    end
    if hi - lo <= eps(x)
        break
    end
end
end
