function [y, i] = nanmin(x, varargin)
% NANMIN  Min of the elements that are not NaN, as min gives it.

[y, i] = min(x, varargin{:});
end
