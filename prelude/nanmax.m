function [y, i] = nanmax(x, varargin)
% NANMAX  Max of the elements that are not NaN, as max gives it.

[y, i] = max(x, varargin{:});
end
