function [tf, low, high, center] = isoutlier(a, varargin)
% ISOUTLIER  Elements far from the others: more than three scaled median absolute
%   deviations from the median; 'mean', 'quartiles', 'percentiles' and 'grubbs'
%   ask for other rules, 'ThresholdFactor' for other factors.

method = 'median';
factor = [];
dim = find(size(a) ~= 1, 1);
if isempty(dim)
    dim = 1;
end
k = 1;
limits = [];
while k <= numel(varargin)
    v = varargin{k};
    if isnumeric(v)
        dim = v;
    elseif strcmpi(v, 'ThresholdFactor')
        k = k + 1;
        factor = varargin{k};
    else
        method = lower(char(v));
        if strcmp(method, 'percentiles')
            k = k + 1;
            limits = varargin{k};
        end
    end
    k = k + 1;
end
switch method
    case 'median'
        if isempty(factor), factor = 3; end
        center = median(a, dim, 'omitnan');
        spread = 1.482602218505602 * median(abs(a - center), dim, 'omitnan');
        low = center - factor * spread;
        high = center + factor * spread;
    case 'mean'
        if isempty(factor), factor = 3; end
        center = mean(a, dim, 'omitnan');
        spread = std(a, 0, dim, 'omitnan');
        low = center - factor * spread;
        high = center + factor * spread;
    case 'quartiles'
        if isempty(factor), factor = 1.5; end
        q1 = quantile(a, 0.25, dim);
        q3 = quantile(a, 0.75, dim);
        center = (q1 + q3) / 2;
        low = q1 - factor * (q3 - q1);
        high = q3 + factor * (q3 - q1);
    case 'percentiles'
        low = prctile(a, limits(1), dim);
        high = prctile(a, limits(2), dim);
        center = (low + high) / 2;
    otherwise
        error('MATLAB:isoutlier:UnknownMethod', 'Unknown method ''%s''.', method);
end
tf = a < low | a > high;
end
