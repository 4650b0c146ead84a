function s = etime(from, to)
% ETIME  Seconds between two readings of the clock.

s = 86400 * (datenum(to(1), to(2), to(3)) - datenum(from(1), from(2), from(3))) ...
    + [3600, 60, 1] * (reshape(to(4:6), 3, 1) - reshape(from(4:6), 3, 1));
end
