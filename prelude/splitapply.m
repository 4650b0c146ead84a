function varargout = splitapply(f, varargin)
% SPLITAPPLY  A function of each group of the rows of its arguments; the last
%   argument numbers the groups. A table stands for its variables.

g = varargin{end};
data = {};
for k = 1:numel(varargin) - 1
    x = varargin{k};
    if istabular(x)
        data = [data, cellfun(@(n) x.(n), x.Properties.VariableNames, 'UniformOutput', false)]; %#ok<AGROW>
    else
        data{end + 1} = x; %#ok<AGROW>
    end
end
if any(g(~isnan(g)) < 1 | g(~isnan(g)) ~= fix(g(~isnan(g))))
    error('MATLAB:splitapply:InvalidGroupNums', 'Group numbers must be a vector of positive integers, and cannot be a sparse vector.');
end
groups = max([0; reshape(g(~isnan(g)), [], 1)]);
if numel(unique(g(~isnan(g)))) ~= groups
    error('MATLAB:splitapply:MissingGroupNums', ['For N groups, every integer between 1 and N must occur at least ' ...
        'once in the vector of group numbers.']);
end
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
