function v = valueAt(T, Y, t)
% VALUEAT  Row of the solution at time t by linear interpolation.
k = find(T <= t, 1, 'last');
if k == length(T)
    v = Y(k, :);
else
    w = (t - T(k))/(T(k + 1) - T(k));
    v = (1 - w)*Y(k, :) + w*Y(k + 1, :);
end
end
