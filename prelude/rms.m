function y = rms(x, dim, missing)
% RMS  Root of the mean of the squares; rms(.., 'omitnan') leaves out NaN.

if nargin > 2
    y = sqrt(mean(abs(x).^2, dim, missing));
elseif nargin < 2
    y = sqrt(mean(abs(x).^2));
else
    y = sqrt(mean(abs(x).^2, dim));
end
end
