function c = calmonths(x)
% CALMONTHS  Calendar duration of so many units of the calendar.

c = calendarDuration(0, x, 0);
end
