function [area, panels, passes] = adpt(a, b, tol, maxPanels)
% ADPT  Adaptive Simpson quadrature of a function with two humps.
%   [area, panels, passes] = adpt(a, b, tol, maxPanels) integrates
%
%       f(x) = 1/((x-0.3)^2 + 0.01) + 1/((x-0.9)^2 + 0.04) - 6
%
%   over [a, b]. The panels are the rows of a matrix that grows as panels
%   are halved. Columns:
%       1 left end, 2 right end, 3 Simpson value, 4 error estimate,
%       5 allowed error, 6 accepted (1) or open (0)
%   The function gives up refining when there are maxPanels rows.

% the first panel is the whole interval
panels = zeros(1, 6);
panels(1, :) = [a, b, 0, Inf, tol, 0];
count = 1;
passes = 0;

% relative positions of the five points of a halved Simpson panel
nodes = (0:4)/4;

while any(panels(:, 6) == 0)
    passes = passes + 1;
    last = count;
    for k = 1:last
        if panels(k, 6) == 1
            continue
        end
        left = panels(k, 1);
        right = panels(k, 2);
        h = right - left;

        % the integrand at all five points at once
        x = left + h*nodes;
        y = 1./((x - 0.3).^2 + 0.01) + 1./((x - 0.9).^2 + 0.04) - 6;

        coarse = h/6*(y(1) + 4*y(3) + y(5));
        fine = h/12*(y(1) + 4*y(2) + 2*y(3) + 4*y(4) + y(5));
        err = abs(fine - coarse)/15;

        if err <= panels(k, 5) || count >= maxPanels
            % good enough: keep it, with Richardson's correction
            panels(k, 3) = fine + (fine - coarse)/15;
            panels(k, 4) = err;
            panels(k, 6) = 1;
        else
            % halve: the left half stays in this row, the right half is new
            middle = (left + right)/2;
            half = panels(k, 5)/2;
            count = count + 1;
            panels(k, :) = [left, middle, 0, Inf, half, 0];
            panels(count, :) = [middle, right, 0, Inf, half, 0];
        end
    end
end

area = sum(panels(:, 3));
end
