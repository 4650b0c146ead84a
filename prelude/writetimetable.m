function writetimetable(TT, file, varargin)
% WRITETIMETABLE  A timetable as a text file: a line of names, and a line for each row that begins with its time.

if nargin < 2
    file = [inputname(1), '.txt'];
end
writetable(timetable2table(TT), file, varargin{:});
end
