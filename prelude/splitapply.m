function varargout = splitapply(f, varargin)
% SPLITAPPLY  A function of each group of the rows of its arguments; the last
%   argument numbers the groups.

g = varargin{end};
data = varargin(1:end-1);
groups = max(g(:));
outs = max(nargout, 1);
parts = cell(groups, outs);
for k = 1:groups
    part = cell(1, numel(data));
    for j = 1:numel(data)
        x = data{j};
        if isrow(x)
            part{j} = x(g == k);
        else
            part{j} = x(g == k, :);
        end
    end
    [parts{k, 1:outs}] = f(part{:});
end
for j = 1:outs
    if isrow(data{1}) && ~iscolumn(g)
        varargout{j} = horzcat(parts{:, j});
    else
        varargout{j} = vertcat(parts{:, j});
    end
end
end
