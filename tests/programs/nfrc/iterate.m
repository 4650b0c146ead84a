function [z, k] = iterate(coef, slope, z, limit)
% ITERATE  Newton's method until the step is small.
for k = 1:limit
    p = polyval(coef, z);
    q = polyval(slope, z);
    if q == 0
        break
    end
    step = p/q;
    z = z - step;
    if abs(step) < 1e-6
        break
    end
end
end
