function t = leapseconds
% LEAPSECONDS  The days at the end of which a second was put into UTC, with the sum of these seconds.
%   Source: IERS, Bulletin C.

days = [1972 6; 1972 12; 1973 12; 1974 12; 1975 12; 1976 12; 1977 12; 1978 12; 1979 12; 1981 6; 1982 6; 1983 6; ...
    1985 6; 1987 12; 1989 12; 1990 12; 1992 6; 1993 6; 1994 6; 1995 12; 1997 6; 1998 12; 2005 12; 2008 12; ...
    2012 6; 2015 6; 2016 12];
n = size(days, 1);
Date = datetime(days(:, 1), days(:, 2) + 1, 0);
Type = categorical(repmat({'+'}, n, 1), {'+', '-'});
t = timetable(Date, Type, seconds((1:n)'), 'VariableNames', {'Type', 'CumulativeAdjustment'});
end
