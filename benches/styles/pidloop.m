function pidloop()
% PIDLOOP  A tank with a heater under a PID controller; parameters and state in structs handed through functions.
p = parameters();
c = struct('kp', 2.5, 'ki', 0.08, 'kd', 1.2, 'limit', [0 100], 'windup', 50);
plant = struct('T', 20, 'level', 1, 'heat', 0);
ctl = struct('sum', 0, 'last', 0, 'out', 0);
dt = 0.05;
steps = 600000;
log_ = struct('worst', 0, 'settled', 0, 'energy', 0, 'saturated', 0);
for k = 1:steps
    t = k*dt;
    target = setpoint(t);
    [u, ctl] = control(ctl, c, target, plant.T, dt);
    plant = step(plant, p, u, t, dt);
    log_ = record(log_, target, plant, u, c);
    if mod(k, 100000) == 0
        fprintf('t=%8.1f  T=%8.4f  u=%8.4f  sum=%9.4f\n', t, plant.T, u, ctl.sum);
    end
end
fprintf('worst %.4f, settled %d, saturated %d, energy %.4f\n', log_.worst, log_.settled, log_.saturated, log_.energy);
end

function p = parameters()
p.capacity = 4.2;
p.loss = 0.35;
p.ambient = 18;
p.gain = 0.6;
p.lag = 3;
p.inflow.rate = 0.01;
p.inflow.T = 12;
end

function r = setpoint(t)
if mod(t, 400) < 200
    r = 60;
else
    r = 45;
end
end

function [u, ctl] = control(ctl, c, target, T, dt)
e = target - T;
ctl.sum = ctl.sum + e*dt;
ctl.sum = max(-c.windup/c.ki, min(c.windup/c.ki, ctl.sum));
d = (e - ctl.last)/dt;
ctl.last = e;
u = c.kp*e + c.ki*ctl.sum + c.kd*d;
u = min(max(u, c.limit(1)), c.limit(2));
ctl.out = u;
end

function x = step(x, p, u, t, dt)
x.heat = x.heat + dt*(u*p.gain - x.heat)/p.lag;
noise = 0.2*sin(0.37*t);
x.level = x.level + dt*(p.inflow.rate - 0.01*sqrt(x.level));
flow = p.inflow.rate*(p.inflow.T - x.T);
x.T = x.T + dt*(x.heat - p.loss*(x.T - p.ambient) + flow + noise)/(p.capacity*x.level);
end

function l = record(l, target, x, u, c)
e = abs(target - x.T);
if e > l.worst
    l.worst = e;
end
if e < 0.5
    l.settled = l.settled + 1;
end
if u == c.limit(1) || u == c.limit(2)
    l.saturated = l.saturated + 1;
end
l.energy = l.energy + 1e-3*x.heat;
end
