% Delay differential equations against what is known of their solutions.
p = @(x) fprintf('%s\n', mat2str(x, 6));
% y' = -y(t - 1), y = 1 before 0: 1 - t up to 1, then (t - 1)^2/2 - t + 1
sol = dde23(@(t, y, Z) -Z, 1, 1, [0 2]);
p(round(deval(sol, [0.5 1 1.5 2]), 4));
p(sol.discont);
sol = dde23(@(t, y, Z) -Z, 1, 1, [0 5], ddeset('Events', @stop_at_zero));
p(round([sol.xe sol.x(end)], 4));
sol = ddesd(@(t, y, Z) -Z, @(t, y) t - 1, @(t) 1, [0 2]);
p(round(sol.y(end), 4));

function [value, stops, way] = stop_at_zero(~, y, ~)
[value, stops, way] = deal(y, 1, 0);
end
