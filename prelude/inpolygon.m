function [in, on] = inpolygon(x, y, xv, yv)
% INPOLYGON  Whether points lie in a polygon or on its border; on: on its border. A point is inside where the border
%   winds around it, so the middle of a star is. NaN stands between the loops of a polygon; holes wind the other way.

xv = xv(:);
yv = yv(:);
n = numel(xv);
turns = zeros(size(x));
on = false(size(x));
gaps = find(isnan(xv) | isnan(yv));
starts = [1; gaps + 1];
stops = [gaps - 1; n];
for k = 1:numel(starts)
    j = stops(k);
    for i = starts(k):stops(k)
        x1 = xv(j);
        y1 = yv(j);
        x2 = xv(i);
        y2 = yv(i);
        side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
        within = min(x1, x2) <= x & x <= max(x1, x2) & min(y1, y2) <= y & y <= max(y1, y2);
        on = on | (abs(side) <= 4 * eps * (abs(x2 - x1) + abs(y2 - y1)) * max(1, abs(x)) & within);
        % an edge that goes up to the right of a point turns around it to the left, one that goes down to the right
        turns = turns + (y1 <= y & y < y2 & side > 0) - (y2 <= y & y < y1 & side < 0);
        j = i;
    end
end
if mc_octave()
    % there what is wound around twice is outside
    turns = mod(turns, 2);
end
in = turns ~= 0 | on;
end
