function y = detrend(x, n)
% DETREND  Data without their mean ('constant' or 0) or without the polynomial
%   of degree n that fits them best (1 or 'linear' is the default).

if nargin < 2
    n = 1;
elseif ischar(n)
    switch lower(n)
        case 'constant'
            n = 0;
        case 'linear'
            n = 1;
        otherwise
            error('MATLAB:detrend:InvalidTrendInputType', 'The degree must be ''constant'', ''linear'' or a number.');
    end
end
row = size(x, 1) == 1;
if row
    x = x(:);
end
if isempty(x)
    y = x;
    return
end
m = size(x, 1);
n = min(n, m);
t = (1:m)' / m;
a = ones(m, n + 1);
for k = n:-1:1
    a(:, k) = t .* a(:, k+1);
end
y = x - a * (a \ x);
if row
    y = y.';
end
end
