function [low, high] = bounds(x, varargin)
% BOUNDS  Smallest and largest elements: of a dimension, of several, of 'all'. NaN is
%   left out but with 'includenan'.

if isempty(varargin)
    low = min(x);
    high = max(x);
else
    low = min(x, [], varargin{:});
    high = max(x, [], varargin{:});
end
end
