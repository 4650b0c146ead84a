function [c, lags] = xcorr(x, y, maxlag, scale)
% XCORR  Cross-correlation of two vectors; scale is 'none' (default), 'biased',
%   'unbiased' or 'coeff'.

limit = [];
kind = 'none';
rest = {};
if nargin == 2
    rest = {y};
elseif nargin == 3
    rest = {y, maxlag};
elseif nargin == 4
    rest = {y, maxlag, scale};
end
y = x;
for k = 1:numel(rest)
    option = rest{k};
    if ischar(option) || isstring(option)
        kind = option;
    elseif k == 1 && (~isscalar(option) || isscalar(x))
        y = option;
    else
        limit = option;
    end
end
row = size(x, 1) == 1;
n = max(numel(x), numel(y));
x = [x(:); zeros(n - numel(x), 1)];
y = [y(:); zeros(n - numel(y), 1)];
c = conv(x, conj(y(end:-1:1)));
lags = -(n-1):n-1;
switch kind
    case 'biased'
        c = c / n;
    case 'unbiased'
        c = c ./ (n - abs(lags(:)));
    case {'coeff', 'normalized'}
        c = c / sqrt(sum(abs(x).^2) * sum(abs(y).^2));
end
if ~isempty(limit)
    c = [zeros(max(0, limit - n + 1), 1); c; zeros(max(0, limit - n + 1), 1)];
    m = (numel(c) - 1) / 2;
    c = c(m+1-limit:m+1+limit);
    lags = -limit:limit;
end
if row
    c = c.';
end
end
