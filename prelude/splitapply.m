function varargout = splitapply(f, varargin)
% SPLITAPPLY  A function of each group of the rows of its arguments; the last
%   argument numbers the groups. A table stands for its variables.

narginchk(3, Inf);
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
    for j = 1:outs
        if size(parts{k, j}, 1) ~= 1
            ends = {'st', 'nd', 'rd', 'th'};
            which = min(mod(k - 1, 10) + 1, 4);
            if mod(floor(k / 10), 10) == 1, which = 4; end
            error('MATLAB:splitapply:OutputNotUniform', ['The function ''%s'' returned a non-scalar value when applied to ' ...
                'the %d%s group of data.\n\nTo compute nonscalar values for each group, create an anonymous function to ' ...
                'return each value in a scalar cell:\n\n\t@(x){%s(x)}'], func2str(f), k, ends{which}, func2str(f));
        end
    end
end
for j = 1:outs
    if isrow(data{1}) && ~iscolumn(g)
        varargout{j} = horzcat(parts{:, j});
    else
        varargout{j} = vertcat(parts{:, j});
    end
end
end
