function [counts, groups, percent] = groupcounts(x)
% GROUPCOUNTS  Numbers of equal elements, the values they are equal to, and shares
%   in percent.

x = x(:);
[groups, ~, place] = unique(x);
counts = accumarray(place, 1, [numel(groups), 1]);
percent = 100 * counts / max(numel(x), 1);
end
