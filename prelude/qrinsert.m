function [q1, r1] = qrinsert(q, r, j, x, orient)
% QRINSERT  Orthogonal factors of q*r with x put in before column (or row) j.

a = q * r;
if nargin > 4 && strcmp(orient, 'row')
    a = [a(1:j - 1, :); x; a(j:end, :)];
else
    a = [a(:, 1:j - 1), x, a(:, j:end)];
end
[q1, r1] = qr(a);
end
