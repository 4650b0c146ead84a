function c = caldays(x)
% CALDAYS  Calendar duration of so many units of the calendar.

c = calendarDuration(0, 0, x);
end
