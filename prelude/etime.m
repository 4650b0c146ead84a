function s = etime(t1, t0)
% ETIME  Seconds from t0 to t1, two readings of the clock or rows of such.

days = datenum(t1(:, 1), t1(:, 2), t1(:, 3)) - datenum(t0(:, 1), t0(:, 2), t0(:, 3));
s = 86400 * days + (t1(:, 4:6) - t0(:, 4:6)) * [3600; 60; 1];
end
