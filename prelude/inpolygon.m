function [in, on] = inpolygon(x, y, xv, yv)
% INPOLYGON  Whether points lie in a polygon or on its border; on: on its border.

xv = xv(:);
yv = yv(:);
n = numel(xv);
in = false(size(x));
on = false(size(x));
j = n;
for i = 1:n
    x1 = xv(j);
    y1 = yv(j);
    x2 = xv(i);
    y2 = yv(i);
    side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
    within = min(x1, x2) <= x & x <= max(x1, x2) & min(y1, y2) <= y & y <= max(y1, y2);
    on = on | (abs(side) <= 4 * eps * (abs(x2 - x1) + abs(y2 - y1)) * max(1, abs(x)) & within);
    crosses = (y1 > y) ~= (y2 > y);
    if y2 ~= y1
        in(crosses) = xor(in(crosses), x(crosses) < x1 + (x2 - x1) * (y(crosses) - y1) / (y2 - y1));
    end
    j = i;
end
in = in | on;
end
