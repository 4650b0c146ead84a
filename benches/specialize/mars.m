function len = mars(B, M1, betacrit)
% The height above the tip of a conical probe from which dust does not hit it, in a Martian atmosphere.
G = 1.3;
[angle, ~, vr, dvr] = cone_angle(B, M1);
T0 = (1 + (G - 1) / 2 * M1 ^ 2) * 147.5;
len = critical_length(B, M1, angle, vr, dvr, G, T0, betacrit, 1e-8);
end

function [theta, s, vr, dvr] = cone_angle(B, M1)
G = 1.3;
MN1 = M1 * sin(B);
MN2 = sqrt((MN1 ^ 2 + 2 / (G - 1)) / (2 * G / (G - 1) * MN1 ^ 2 - 1));
delta = atan(2 * cot(B) * ((M1 ^ 2 * sin(B) ^ 2 - 1) / (M1 ^ 2 * (G + cos(2 * B)) + 2)));
M2 = MN2 / sin(B - delta);
v = (2 / ((G - 1) * M2 ^ 2) + 1) ^ (-1/2);
vr = v * cos(B - delta);
dvr = -v * sin(B - delta);
options = odeset('Events', @at_cone);
[theta, s] = ode45(@flow, [B; pi / 180], [vr, dvr], options);
theta = theta(end);
s = s(end, 1);
end

function F = flow(theta, s)
F(1, 1) = s(2);
gamma = 1.3;
A = (gamma - 1) / 2;
F(2, 1) = (s(2) ^ 2 * s(1) * (1 + 2 * A) + s(2) * (s(2) ^ 2 * A * cot(theta) - A * cot(theta)) ...
    + s(1) * (2 * A * s(1) ^ 2 - 2 * A + A * s(1) * s(2) * cot(theta))) ...
    / (A - A * s(1) ^ 2 - A * s(2) ^ 2 - s(2) ^ 2);
end

function [value, isterminal, direction] = at_cone(theta, s)
value = s(2);
isterminal = 1;
direction = 0;
end

function len = critical_length(B, M1, theta, vr, dvr, G, T0, beta, threshold)
vx0 = M1 * (G * 191 * 147.5) ^ 0.5 / (2 * 860 * T0) ^ 0.5;
ry1 = 1e-6;
ry0 = 5 * sin(B);
options = odeset('Events', @at_surface);
[~, f] = ode45(@particle, [0, 10], [ry1 / tan(B), ry1, vx0, vx0], options, B, theta, vr, dvr, beta);
rxbegin = f(:, 1);
rybegin = f(:, 2);
old = ry1;
for iteration = 1:30
    [~, f] = ode45(@particle, [0, 10], [ry0 / tan(B), ry0, vx0, 0], options, B, theta, vr, dvr, beta);
    rx = f(:, 1);
    ry = f(:, 2);
    h1 = ry(end) - rx(end) * tan(theta);
    h2 = rxbegin(end) * tan(theta) - rybegin(end);
    len = ry0 - (ry0 - ry1) / (h1 + h2) * h1;
    if abs(len - old) < threshold
        break
    end
    ry1 = ry0;
    ry0 = len;
    rxbegin = rx;
    rybegin = ry;
    old = len;
end
end

function d = particle(~, f, B, ~, vr, dvr, beta)
t = atan(f(2) / f(1));
if B > t + eps
    [~, s] = ode45(@flow, linspace(B, t, 100)', [vr, dvr]);
    vrp = s(end, 1);
    vtp = s(end, 2);
else
    vrp = vr;
    vtp = dvr;
end
ux = vrp * cos(t) + vtp * sin(t);
uy = vrp * sin(t) + vtp * cos(t);
d(1, 1) = f(3);
d(2, 1) = f(4);
d(3, 1) = -beta * (f(3) - ux);
d(4, 1) = -beta * (f(4) - uy);
end

function [value, isterminal, direction] = at_surface(~, f, ~, theta, ~, ~, ~)
value = f(4) / f(3) - tan(theta - 1e-6);
isterminal = 1;
direction = 0;
end
