function [y, delta] = polyval(p, x, s, mu)
% POLYVAL  Value of a polynomial at each element of x, highest power first.
%   [y, delta] = polyval(p, x, s) has estimates of the error, from the s of polyfit;
%   with mu of polyfit x counts as (x - mu(1)) / mu(2).

if nargin > 3
    x = (x - mu(1)) / mu(2);
end
y = zeros(size(x), superiorfloat(x, p));
for k = 1:numel(p)
    y = y .* x + p(k);
end
if nargout > 1
    if nargin < 3 || ~isstruct(s)
        error('MATLAB:polyval:InvalidErrorStruct', 'S is required to compute DELTA.');
    end
    n = numel(p);
    a = ones(numel(x), n);
    for k = n - 1:-1:1
        a(:, k) = x(:) .* a(:, k + 1);
    end
    e = a / s.R;
    delta = reshape(s.normr / sqrt(s.df) * sqrt(1 + sum(e .* conj(e), 2)), size(x));
end
end
