function [cap, sweeps] = capr(a, b, c, d, n, tol, omega)
% CAPR  Capacitance per metre of a shielded rectangular transmission line.
%   [cap, sweeps] = capr(a, b, c, d, n, tol, omega)
%       a, b     width and height of the inner conductor
%       c, d     width and height of the outer conductor
%       n        grid intervals over half the width of the outer conductor
%       tol      relative change of the charge at which to stop
%       omega    over-relaxation factor, 1 <= omega < 2
%   By symmetry only a quarter of the cross-section is solved. The result
%   is in picofarad per metre.

h = 0.5*c/n;                 % grid size, the same in x and y
na = round(0.5*a/h);         % intervals over half the inner width
m = round(0.5*d/h);          % intervals over half the outer height
mb = round(0.5*b/h);         % intervals over half the inner height

% potential: 1 on the inner conductor, 0 elsewhere to begin with
f = zeros(n + 1, m + 1);
for i = 1:na+1
    for j = 1:mb+1
        f(i, j) = 1;
    end
end
mask = freePoints(n, m, na, mb, omega);

% relax until the charge does not change any more
sweeps = 0;
before = 0;
charge = 1;
while abs(charge - before) > tol*charge && sweeps < 10000
    before = charge;
    f = relax(f, mask, n, m, na, mb);
    charge = enclosedCharge(f, n, m);
    sweeps = sweeps + 1;
end

% four quarters, and the electric constant in pF/m
cap = 4*charge*8.854187;
end

function mask = freePoints(n, m, na, mb, omega)
% Over-relaxation factor where the potential is free, 0 on the conductors.
mask = zeros(n + 1, m + 1);
for i = 1:n
    for j = 1:m
        if i > na + 1 || j > mb + 1
            mask(i, j) = omega;
        end
    end
end
end
