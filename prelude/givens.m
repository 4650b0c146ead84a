function [g, s] = givens(x, y)
% GIVENS  The rotation that takes [x; y] to [r; 0]; with two results its cosine and sine.

if y == 0
    c = 1;
    s = 0;
elseif x == 0
    c = 0;
    s = 1;
else
    r = hypot(x, y);
    c = x / r;
    s = y / r;
end
if nargout < 2
    g = [c, s; -s', c];
else
    g = c;
end
end
