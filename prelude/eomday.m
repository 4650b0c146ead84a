function d = eomday(y, m)
% EOMDAY  Number of days of a month.

days = [31 28 31 30 31 30 31 31 30 31 30 31];
d = reshape(days(m), size(m));
leap = (mod(y, 4) == 0 & mod(y, 100) ~= 0) | mod(y, 400) == 0;
d = d + (m == 2 & leap);
end
