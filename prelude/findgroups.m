function [g, varargout] = findgroups(varargin)
% FINDGROUPS  Numbers of groups of equal values, in the order of the values; further
%   results are the values of each group. Missing values belong to no group.

narginchk(1, Inf);
if nargin == 1 && istabular(varargin{1})
    % Each variable of a table is one; the values of the groups are a table, too.
    T = varargin{1};
    names = T.Properties.VariableNames;
    columns = cellfun(@(n) T.(n), names, 'UniformOutput', false);
    values = cell(1, numel(columns));
    [g, values{:}] = findgroups(columns{:});
    values = cellfun(@(v) reshape(v, [], 1), values, 'UniformOutput', false);
    varargout{1} = table(values{:}, 'VariableNames', names);
    return
end
if nargin == 1
    [values, g] = group_one(varargin{1});
    varargout{1} = values;
    return
end
n = numel(varargin{1});
keys = zeros(n, nargin);
lists = cell(1, nargin);
for k = 1:nargin
    [lists{k}, number] = group_one(varargin{k});
    keys(:, k) = number(:);
end
g = NaN(size(varargin{1}));
known = ~any(isnan(keys), 2);
[rows, ~, place] = unique(keys(known, :), 'rows');
g(known) = place;
for k = 1:nargin
    list = lists{k};
    varargout{k} = list(rows(:, k));
end
end

function [values, g] = group_one(x)
if ischar(x)
    x = cellstr(x);
end
missing = ismissing(x);
g = NaN(size(x));
[values, ~, place] = unique(x(~missing));
g(~missing) = place;
end
