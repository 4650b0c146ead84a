function TT = readtimetable(file, varargin)
% READTIMETABLE  A timetable from a text file: its first column of points in time or lengths of time says when.
%   'RowTimes' names the column; 'StartTime' with 'TimeStep' or 'SampleRate' say it where there is none.

own = {};
rest = {};
times = '';
for k = 1:2:numel(varargin) - 1
    if any(strcmpi(varargin{k}, {'StartTime', 'TimeStep', 'SampleRate'}))
        own = [own, varargin(k:k + 1)]; %#ok<AGROW>
    elseif strcmpi(varargin{k}, 'RowTimes')
        times = varargin{k + 1};
    else
        rest = [rest, varargin(k:k + 1)]; %#ok<AGROW>
    end
end
T = readtable(file, rest{:});
if ~isempty(own)
    TT = table2timetable(T, own{:});
elseif ~isempty(times)
    TT = table2timetable(T, 'RowTimes', times);
else
    names = T.Properties.VariableNames;
    found = find(cellfun(@(n) isa(T.(n), 'datetime') || isa(T.(n), 'duration'), names), 1);
    if isempty(found)
        error('MATLAB:readtimetable:NoTimeVarFound', 'The file has no column of times.');
    end
    TT = table2timetable(T, 'RowTimes', names{found});
end
end
