function [values, hits, stop, at] = mc_crossings(events, before, t, s, y, coefficients, slope)
% MC_CROSSINGS  Where functions of events cross zero within a step: rows of times and numbers, and the time of the
%   first event that ends the integration.

w = 1;
[values, ends, way] = events(t + s, y + coefficients * ones(size(coefficients, 2), 1), slope);
hits = zeros(0, 2);
stop = false;
at = t + s;
powers = (1:size(coefficients, 2)).';
crossed = find(sign(before(:)) ~= sign(values(:)) & before(:) ~= 0 & ...
    (way(:) == 0 | sign(values(:) - before(:)) == way(:)));
for k = reshape(crossed, 1, [])
    low = 0;
    high = 1;
    for round = 1:60
        w = (low + high) / 2;
        [v, ~, ~] = events(t + w * s, y + coefficients * w.^powers, slope);
        if sign(v(k)) == sign(before(k))
            low = w;
        else
            high = w;
        end
    end
    hits(end + 1, :) = [t + high * s, k];
end
if isempty(hits)
    return
end
[~, order] = sort(hits(:, 1) * sign(s));
hits = hits(order, :);
final = find(ends(hits(:, 2)), 1);
if ~isempty(final)
    stop = true;
    at = hits(final, 1);
    hits = hits((hits(:, 1) - at) * sign(s) <= 0, :);
end
end
