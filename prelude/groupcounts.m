function [counts, groups, percent] = groupcounts(x, varargin)
% GROUPCOUNTS  Numbers of equal elements, the values they are equal to, and shares in percent. Edges of bins and
%   'IncludeMissingGroups', 'IncludeEmptyGroups', 'IncludedEdge' may follow; a cell of variables counts combinations.

[place, groups, counts] = mc_groups(x, varargin);
percent = 100 * counts / max(sum(place > 0), 1);
end
