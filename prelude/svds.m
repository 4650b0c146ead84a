function [u, s, v] = svds(a, k)
% SVDS  The k largest singular values. All are computed.

if nargin < 2, k = 6; end
[uu, ss, vv] = svd(full(a), 'econ');
k = min(k, size(ss, 1));
if nargout < 2
    s = diag(ss);
    u = s(1:k);
else
    u = uu(:, 1:k);
    s = ss(1:k, 1:k);
    v = vv(:, 1:k);
end
end
