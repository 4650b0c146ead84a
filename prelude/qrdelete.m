function [q1, r1] = qrdelete(q, r, j, orient)
% QRDELETE  Orthogonal factors of q*r without its column (or row) j.

a = q * r;
if nargin > 3 && strcmp(orient, 'row')
    a(j, :) = [];
else
    a(:, j) = [];
end
[q1, r1] = qr(a);
end
