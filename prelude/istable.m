function r = istable(x)
% ISTABLE  Whether a value is of class table.

r = isa(x, 'table') && ~isa(x, 'timetable');
end
