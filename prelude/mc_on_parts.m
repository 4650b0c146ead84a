function v = mc_on_parts(x, y, parts, t)
% MC_ON_PARTS  The value at t of polynomials on the intervals between the points x.

way = sign(x(end) - x(1));
k = find((x - t) * way <= 0, 1, 'last');
k = max(1, min(k, numel(x) - 1));
w = (t - x(k)) / (x(k + 1) - x(k));
v = y(:, k) + parts(:, :, k) * (w.^(1:size(parts, 2))).';
if t == x(k + 1)
    v = y(:, k + 1);
end
end
