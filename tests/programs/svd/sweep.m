function [U, d, e, V] = sweep(U, d, e, V, lo, hi)
% SWEEP  One implicit QR step with Wilkinson's shift on rows lo to hi.

% eigenvalue of the last 2 by 2 block of B'*B next to its last entry
a = d(hi-1)^2;
if hi - 1 > lo
    a = a + e(hi-2)^2;
end
b = d(hi-1)*e(hi-1);
c2 = d(hi)^2 + e(hi-1)^2;
delta = (a - c2)/2;
if delta == 0
    shift = c2 - abs(b);
else
    shift = c2 - b^2/(delta + sign(delta)*sqrt(delta^2 + b^2));
end

% chase the bulge down the diagonal
f = d(lo)^2 - shift;
g = d(lo)*e(lo);
for k = lo:hi-1
    [c, s, r] = planeRotation(f, g);
    if k > lo
        e(k-1) = r;
    end
    f = c*d(k) + s*e(k);
    e(k) = c*e(k) - s*d(k);
    g = s*d(k+1);
    d(k+1) = c*d(k+1);
    V = rotatePair(V, k, k + 1, c, s);

    [c, s, d(k)] = planeRotation(f, g);
    f = c*e(k) + s*d(k+1);
    d(k+1) = c*d(k+1) - s*e(k);
    U = rotatePair(U, k, k + 1, c, s);
    if k < hi - 1
        g = s*e(k+1);
        e(k+1) = c*e(k+1);
    end
end
e(hi-1) = f;
end
