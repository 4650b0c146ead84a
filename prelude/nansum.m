function y = nansum(x, varargin)
% NANSUM  Sum of the elements that are not NaN.

y = sum(x, varargin{:}, 'omitnan');
end
