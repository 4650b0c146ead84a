function [u, s, v, flag] = svds(a, k, sigma, varargin)
% SVDS  The k largest singular values, or those nearest to the number sigma,
%   or the smallest ones. All are computed; options that steer an iteration are not needed.

if nargin < 2 || isempty(k), k = 6; end
flag = 0;
[uu, ss, vv] = svd(full(a), 'econ');
k = min(k, size(ss, 1));
places = 1:k;
if nargin > 2 && isnumeric(sigma)
    [~, places] = sort(abs(diag(ss) - sigma));
    places = sort(places(1:k));
elseif nargin > 2 && startsWith(sigma, 'smallest')
    places = size(ss, 1) - k + 1:size(ss, 1);
end
if nargout < 2
    s = diag(ss);
    u = s(places);
else
    u = uu(:, places);
    s = ss(places, places);
    v = vv(:, places);
end
end
