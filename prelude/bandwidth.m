function [lower, upper] = bandwidth(a, kind)
% BANDWIDTH  Number of diagonals with nonzero elements below and above the main
%   diagonal; bandwidth(a, 'lower') and bandwidth(a, 'upper') give one of them.

[i, j] = find(a);
below = max([0; i(:) - j(:)]);
above = max([0; j(:) - i(:)]);
lower = below;
upper = above;
if nargin > 1
    if strcmpi(kind, 'upper')
        lower = above;
    elseif ~strcmpi(kind, 'lower')
        error('MATLAB:bandwidth:invalidType', 'Bandwidth type must be ''lower'' or ''upper''.');
    end
end
end
