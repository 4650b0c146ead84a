function f = mc_group_statistic(method)
% MC_GROUP_STATISTIC  The function of the columns of a group that groupsummary calls by this name.
%   A handle is that function itself.

if ~(ischar(method) || isstring(method))
    f = method;
    return
end
name = char(method);
switch name
    case 'sum', f = @(x) sum(x, 1, 'omitnan');
    case 'mean', f = @(x) mean(x, 1, 'omitnan');
    case 'median', f = @(x) median(x, 1, 'omitnan');
    case 'mode', f = @(x) mode(x, 1);
    case 'var', f = @(x) var(x, 0, 1, 'omitnan');
    case 'std', f = @(x) std(x, 0, 1, 'omitnan');
    case 'min', f = @(x) min(x, [], 1);
    case 'max', f = @(x) max(x, [], 1);
    case 'range', f = @(x) max(x, [], 1) - min(x, [], 1);
    case 'nummissing', f = @(x) sum(isnan(x), 1);
    case 'nnz', f = @(x) sum(x ~= 0, 1);
    case 'numunique', f = @(x) numel(unique(x));
    otherwise
        error('MATLAB:groupsummary:InvalidMethod', 'Invalid method ''%s''.', name);
end
end
