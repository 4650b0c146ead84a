function y = nanmedian(x, varargin)
% NANMEDIAN  Median of the elements that are not NaN.

y = median(x, varargin{:}, 'omitnan');
end
