function [b, removed] = rmoutliers(a, varargin)
% RMOUTLIERS  A vector without its outliers, a matrix without the rows that have one.

tf = isoutlier(a, varargin{:});
if isvector(a)
    removed = tf;
    b = a(~tf);
else
    removed = any(tf, 2);
    b = a(~removed, :);
end
end
