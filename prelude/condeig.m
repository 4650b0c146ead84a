function [c, s, d] = condeig(a)
% CONDEIG  Condition numbers of the eigenvalues: reciprocals of the cosines of the angles
%   between left and right eigenvectors. [v, d, c] = condeig(a) has [v, d] = eig(a), too.

[v, e] = eig(a);
left = inv(v);
k = sqrt(sum(abs(left).^2, 2)) .* sqrt(sum(abs(v).^2, 1)).';
if nargout < 2
    c = k;
else
    c = v;
    s = e;
    d = k;
end
end
