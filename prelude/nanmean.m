function y = nanmean(x, varargin)
% NANMEAN  Mean of the elements that are not NaN.

y = mean(x, varargin{:}, 'omitnan');
end
