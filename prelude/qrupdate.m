function [q1, r1] = qrupdate(q, r, u, v)
% QRUPDATE  Orthogonal factors of q*r + u*v'.

[q1, r1] = qr(q * r + u * v');
end
