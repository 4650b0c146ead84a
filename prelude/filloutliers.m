function [b, tf, low, high, center] = filloutliers(a, fill, varargin)
% FILLOUTLIERS  Outliers replaced: by numbers, 'center', 'clip', 'nearest', 'previous',
%   'next', or interpolation ('linear', 'spline', 'pchip', 'makima'). What follows says
%   which elements are outliers, as for isoutlier, or 'OutlierLocations' does.

dim = find(size(a) ~= 1, 1);
if isempty(dim)
    dim = 1;
end
places = [];
options = varargin;
k = 1;
while k <= numel(options)
    if isnumeric(options{k})
        dim = options{k};
    elseif strcmpi(options{k}, 'OutlierLocations')
        places = options{k + 1};
        options(k:k + 1) = [];
        continue
    elseif any(strcmpi(options{k}, {'percentiles', 'movmedian', 'movmean', 'ThresholdFactor', 'SamplePoints', 'MaxNumOutliers'}))
        k = k + 1;
    end
    k = k + 1;
end
[tf, low, high, center] = isoutlier(a, options{:});
if ~isempty(places)
    tf = places;
end
b = a;
if isnumeric(fill)
    if isscalar(fill)
        b(tf) = fill;
    else
        values = fill + zeros(size(a));
        b(tf) = values(tf);
    end
    return
end
switch lower(char(fill))
    case 'center'
        c = center + zeros(size(a));
        b(tf) = c(tf);
    case 'clip'
        l = low + zeros(size(a));
        h = high + zeros(size(a));
        down = tf & a < l;
        up = tf & a > h;
        b(down) = l(down);
        b(up) = h(up);
    otherwise
        gone = a;
        gone(tf) = NaN;
        filled = fillmissing(gone, fill, dim);
        b(tf) = filled(tf);
end
end
