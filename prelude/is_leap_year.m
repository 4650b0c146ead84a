function tf = is_leap_year(year)
% IS_LEAP_YEAR  Whether a year has a leap day.

if nargin == 0
    c = clock();
    year = c(1);
end
tf = (mod(year, 4) == 0 & mod(year, 100) ~= 0) | mod(year, 400) == 0;
end
