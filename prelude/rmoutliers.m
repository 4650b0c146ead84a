function [b, removed, tf, low, high, center] = rmoutliers(a, varargin)
% RMOUTLIERS  A vector without its outliers, a matrix without the rows (or, with
%   dimension 2, the columns) that have one, or as many as 'MinNumOutliers' says. What
%   follows says which elements are outliers, as for isoutlier.

least = 1;
dim = 1 + isrow(a);
options = varargin;
places = [];
k = 1;
while k <= numel(options)
    if isnumeric(options{k})
        dim = options{k};
        if ~isrow(a) || dim == 2
            options(k) = [];
            continue
        end
    elseif strcmpi(options{k}, 'MinNumOutliers')
        least = options{k + 1};
        options(k:k + 1) = [];
        continue
    elseif strcmpi(options{k}, 'OutlierLocations')
        places = options{k + 1};
        options(k:k + 1) = [];
        continue
    elseif any(strcmpi(options{k}, {'percentiles', 'movmedian', 'movmean', 'ThresholdFactor', 'SamplePoints', 'MaxNumOutliers'}))
        k = k + 1;
    end
    k = k + 1;
end
if ~isempty(places)
    tf = logical(places);
    low = [];
    high = [];
    center = [];
elseif isvector(a)
    [tf, low, high, center] = isoutlier(a, options{:});
else
    [tf, low, high, center] = isoutlier(a, options{:}, dim);
end
if dim == 2
    removed = sum(tf, 1) >= least;
    b = a(:, ~removed);
else
    removed = sum(tf, 2) >= least;
    b = a(~removed, :);
end
end
