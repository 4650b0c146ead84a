function T = timeGrid(tspan, n)
% TIMEGRID  n + 1 equidistant times as a column.
T = linspace(tspan(1), tspan(2), n + 1)';
end
