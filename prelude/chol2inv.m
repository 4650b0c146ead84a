function y = chol2inv(r)
% CHOL2INV  Inverse of r'*r.

y = inv(r' * r);
end
