function r = iqr(x, dim)
% IQR  Range between the quartiles.

if nargin < 2
    if isvector(x)
        r = diff(quantile(x(:), [0.25; 0.75]));
    else
        r = diff(quantile(x, [0.25; 0.75]));
    end
else
    r = diff(quantile(x, [0.25; 0.75], dim), 1, dim);
end
end
