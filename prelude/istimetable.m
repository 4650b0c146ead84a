function r = istimetable(x)
% ISTIMETABLE  Whether a value is of class timetable.

r = isa(x, 'timetable');
end
