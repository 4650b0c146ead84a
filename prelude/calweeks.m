function c = calweeks(x)
% CALWEEKS  Calendar duration of so many units of the calendar.

c = calendarDuration(0, 0, 7 * x, 'Format', 'ymwdt');
end
