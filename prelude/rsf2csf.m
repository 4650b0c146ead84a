function [u1, t1] = rsf2csf(u, t)
% RSF2CSF  Complex Schur form from a real one.

u1 = u;
t1 = t;
n = size(t, 1);
for m = n:-1:2
    if t1(m, m - 1) ~= 0
        k = m - 1:m;
        mu = eig(t1(k, k)) - t1(m, m);
        r = hypot(mu(1), t1(m, m - 1));
        c = mu(1) / r;
        s = t1(m, m - 1) / r;
        g = [c', s; -s, c];
        t1(k, m - 1:n) = g * t1(k, m - 1:n);
        t1(1:m, k) = t1(1:m, k) * g';
        u1(:, k) = u1(:, k) * g';
    end
    t1(m, m - 1) = 0;
end
end
