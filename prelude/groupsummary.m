function [b, groups, counts] = groupsummary(a, group, varargin)
% GROUPSUMMARY  Statistics of each group of the rows of a: groupsummary(a, groups, method) with one method or a cell
%   of them, groupsummary(a, groups, bins, method); 'IncludeMissingGroups', 'IncludeEmptyGroups' and 'IncludedEdge'
%   may follow.

named = find(cellfun(@(v) (ischar(v) || isstring(v) && isscalar(v)) && any(strcmpi(v, {'IncludeMissingGroups', ...
    'IncludeEmptyGroups', 'IncludedEdge'})), varargin), 1);
if isempty(named)
    named = numel(varargin) + 1;
end
options = varargin(named:end);
plain = varargin(1:named-1);
if numel(plain) > 1
    options = [plain(1), options];
end
if isempty(plain)
    error('MATLAB:minrhs', 'Not enough input arguments.');
end
method = plain{end};
[place, groups, counts] = mc_groups(group, options);
n = numel(counts);
if isrow(a) && numel(place) == numel(a)
    a = reshape(a, [], 1);
end
if size(a, 1) ~= numel(place)
    error('MATLAB:groupsummary:InputSizeMismatch', 'Grouping variables and data must have the same number of rows.');
end
if ~iscell(method)
    if isstring(method)
        method = cellstr(method);
    else
        method = {method};
    end
end
b = zeros(n, size(a, 2) * numel(method));
for q = 1:numel(method)
    f = mc_group_statistic(method{q});
    for k = 1:n
        b(k, q:numel(method):end) = f(a(place == k, :));
    end
end
end
