function r = iscalendarduration(x)
% ISCALENDARDURATION  Whether a value is of class calendarDuration.

r = isa(x, 'calendarDuration');
end
