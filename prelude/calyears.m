function c = calyears(x)
% CALYEARS  Calendar duration of so many units of the calendar.

c = calendarDuration(x, 0, 0);
end
