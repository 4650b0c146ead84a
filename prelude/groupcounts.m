function [counts, groups, percent] = groupcounts(x, varargin)
% GROUPCOUNTS  Numbers of equal elements, the values they are equal to, and shares in percent. Edges of bins and
%   'IncludeMissingGroups', 'IncludeEmptyGroups', 'IncludedEdge' may follow; a cell of variables counts combinations.
%   Of a table and the names of variables a table of them, without shares where 'IncludePercentGroups' is false.

if istable(x)
    share = true;
    at = find(cellfun(@(v) (ischar(v) || isstring(v)) && isscalar(string(v)) && strcmpi(v, 'IncludePercentGroups'), ...
        varargin));
    if ~isempty(at) && at(end) > 1 && at(end) < numel(varargin)
        share = varargin{at(end) + 1};
        varargin(at(end) + [0 1]) = [];
    end
    counts = mc_table_groups(x, varargin{1}, varargin(2:end));
    if ~share
        return
    end
    n = counts.GroupCount;
    counts = addvars(counts, 100 * n / max(sum(n), 1), 'NewVariableNames', 'Percent');
    return
end
[place, groups, counts] = mc_groups(x, varargin);
percent = 100 * counts / max(sum(place > 0), 1);
end
