function [b, index] = topkrows(x, k, varargin)
% TOPKROWS  The first k rows of x sorted in descending order; columns and
%   directions as for sortrows.

columns = 1:size(x, 2);
directions = {};
if ~isempty(varargin)
    if isnumeric(varargin{1})
        columns = varargin{1};
        varargin(1) = [];
    end
    if ~isempty(varargin)
        directions = cellstr(varargin{1});
    end
end
if isempty(directions)
    columns = -columns;
else
    for j = 1:numel(columns)
        if strcmpi(directions{min(j, end)}, 'descend')
            columns(j) = -columns(j);
        end
    end
end
[b, index] = sortrows(x, columns);
n = min(k, size(x, 1));
b = b(1:n, :);
index = index(1:n);
end
