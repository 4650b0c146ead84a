function TT = array2timetable(X, varargin)
% ARRAY2TIMETABLE  Timetable with a variable for each column; 'RowTimes', 'TimeStep', 'SampleRate',
%   'StartTime' and 'VariableNames'.

n = size(X, 2);
options = varargin;
if ~any(cellfun(@(a) isequal(strcmpi(a, 'VariableNames'), true), options(1:2:end)))
    names = inputname(1);
    if isempty(names), names = 'Var'; end
    options = [options, {'VariableNames', arrayfun(@(k) sprintf('%s%d', names, k), 1:n, 'UniformOutput', false)}];
end
vars = num2cell(X, 1);
TT = timetable(vars{:}, options{:});
end
