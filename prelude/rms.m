function y = rms(x, dim)
% RMS  Root of the mean of the squares.

if nargin < 2
    y = sqrt(mean(abs(x).^2));
elseif ischar(dim)
    y = sqrt(mean(abs(x(:)).^2));
else
    y = sqrt(mean(abs(x).^2, dim));
end
end
