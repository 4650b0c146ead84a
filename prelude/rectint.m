function area = rectint(a, b)
% RECTINT  Areas in which rectangles [x y width height] overlap.

area = zeros(size(a, 1), size(b, 1));
for i = 1:size(a, 1)
    for j = 1:size(b, 1)
        w = min(a(i,1) + a(i,3), b(j,1) + b(j,3)) - max(a(i,1), b(j,1));
        h = min(a(i,2) + a(i,4), b(j,2) + b(j,4)) - max(a(i,2), b(j,2));
        area(i, j) = max(w, 0) * max(h, 0);
    end
end
end
