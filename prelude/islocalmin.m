function [tf, prominence] = islocalmin(a, varargin)
% ISLOCALMIN  Elements less than their neighbours; of a plateau the middle one.

[tf, prominence] = islocalmax(-a, varargin{:});
end
