function [low, high] = bounds(x, varargin)
% BOUNDS  Smallest and largest elements.

if numel(varargin) >= 1 && isnumeric(varargin{1})
    low = min(x, [], varargin{1});
    high = max(x, [], varargin{1});
elseif numel(varargin) >= 1
    low = min(x(:));
    high = max(x(:));
else
    low = min(x);
    high = max(x);
end
end
