function [b, tf, low, high, center] = filloutliers(a, fill, varargin)
% FILLOUTLIERS  Outliers replaced: by a number, 'center', 'clip', 'nearest',
%   'linear', 'previous' or 'next'.

[tf, low, high, center] = isoutlier(a, varargin{:});
b = a;
if isnumeric(fill)
    b(tf) = fill;
    return
end
switch lower(char(fill))
    case 'center'
        c = center + zeros(size(a));
        b(tf) = c(tf);
    case 'clip'
        b = min(max(a, low), high);
        b(isnan(a)) = NaN;
    otherwise
        gone = a;
        gone(tf) = NaN;
        filled = fillmissing(gone, fill);
        b(tf) = filled(tf);
end
end
