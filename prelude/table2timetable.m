function TT = table2timetable(T, varargin)
% TABLE2TIMETABLE  Timetable of a table: its first variable of times, or 'RowTimes', are the times of the
%   rows; also 'TimeStep', 'SampleRate' and 'StartTime'.

names = T.Properties.VariableNames;
options = varargin;
header = 'Time';
at = find(cellfun(@(a) isequal(strcmpi(a, 'RowTimes'), true), options(1:2:end)));
if ~isempty(at)
    times = options{2 * at};
    if ischar(times) || isstring(times) && isscalar(times)
        header = char(times);
        options{2 * at} = T.(header);
        names(strcmp(names, header)) = [];
    end
elseif isempty(options)
    k = 1;
    while k <= numel(names) && ~(isdatetime(T.(names{k})) || isduration(T.(names{k})))
        k = k + 1;
    end
    if k > numel(names)
        error('MATLAB:table2timetable:NoTimeVarFound', 'Input must contain datetimes or durations.');
    end
    header = names{k};
    options = {'RowTimes', T.(header)};
    names(k) = [];
end
vars = cellfun(@(n) T.(n), names, 'UniformOutput', false);
TT = timetable(vars{:}, options{:}, 'VariableNames', names, 'DimensionNames', {header, 'Variables'});
end
