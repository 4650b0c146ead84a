function x = betaincinv(y, z, w, tail)
% BETAINCINV  x with betainc(x, z, w) == y, by bisection and Newton's method.

if nargin < 4
    tail = 'lower';
end
[y, z, w] = spread(y, z, w);
x = zeros(size(y));
for k = 1:numel(y)
    x(k) = one(y(k), z(k), w(k), tail);
end
end

function [a, b, c] = spread(a, b, c)
s = size(a + b + c);
z = zeros(s);
a = a + z;
b = b + z;
c = c + z;
end

function x = one(y, z, w, tail)
if isnan(y) || y < 0 || y > 1
    x = NaN;
    return
end
lo = 0;
hi = 1;
rising = strcmpi(tail, 'lower');
for k = 1:200
    x = (lo + hi) / 2;
    v = betainc(x, z, w, tail);
    if (v < y) == rising
        lo = x;
    else
        hi = x;
    end
    if hi - lo <= eps(x)
        break
    end
end
if y == 0
    x = double(~rising);
elseif y == 1
    x = double(rising);
end
end
