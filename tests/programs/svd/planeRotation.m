function [c, s, r] = planeRotation(a, b)
% PLANEROTATION  Rotation with c*a + s*b = r and -s*a + c*b = 0.
r = hypot(a, b);
if r == 0
    c = 1;
    s = 0;
else
    c = a/r;
    s = b/r;
end
end
