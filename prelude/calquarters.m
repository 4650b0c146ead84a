function c = calquarters(x)
% CALQUARTERS  Calendar duration of so many units of the calendar.

c = calendarDuration(0, 3 * x, 0, 'Format', 'qmdt');
end
