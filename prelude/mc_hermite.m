function [v, slope] = mc_hermite(a, b, da, db, h, s)
% MC_HERMITE  Value and slope at the relative place s of an interval of length h of the cubic polynomial with the
%   values a and b and slopes da and db at its ends.

v = (1 + 2 * s) * (1 - s)^2 * a + s * (1 - s)^2 * h * da + s^2 * (3 - 2 * s) * b + s^2 * (s - 1) * h * db;
slope = 6 * s * (s - 1) / h * (a - b) + (1 - s) * (1 - 3 * s) * da + s * (3 * s - 2) * db;
end
