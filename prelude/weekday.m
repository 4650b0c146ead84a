function [n, name] = weekday(t, varargin)
% WEEKDAY  Day of the week of a date, given as a serial number or as text; 1 is
%   Sunday. 'long' gives whole names, 'short' three letters.

if ischar(t) || iscell(t) || isstring(t)
    t = datenum(t);
end
n = mod(floor(t) - 2, 7) + 1;
if nargout < 2
    return
end
names = {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'};
if ~any(strcmp(varargin, 'long'))
    names = {'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'};
end
name = char(names(n));
end
