function curves()
% CURVES  An engine's curves in tables: interpolation in one and two dimensions in a loop of time steps.
work = 10;
rpm = 800:400:6800;
torque = [110 125 138 150 161 170 176 180 181 179 174 166 155 141 125 106];
load_ = 0:0.25:1;
eff = zeros(numel(load_), numel(rpm));
for i = 1:numel(load_)
    for j = 1:numel(rpm)
        eff(i, j) = 0.2 + 0.15*load_(i) - ((rpm(j) - 3000)/10000)^2;
    end
end
v = 0;
fuel = 0;
gear = 3;
peak = 0;
for k = 1:2000*work
    throttle = 0.5 + 0.45*sin(k/300);
    n = min(max(900, 900 + v*140*gear/3), 6700);
    t = throttle*interp1(rpm, torque, n);
    e = interp2(rpm, load_, eff, n, throttle);
    drag = 0.4*v^2 + 60;
    v = max(0, v + (t*3 - drag)/1200*0.05);
    gear = interp1([0 10 20 30 100], [3 2.4 1.8 1.3 1], v, 'linear', 'extrap');
    fuel = fuel + t*n/e*1e-7;
    peak = max(peak, n);
end
fprintf('%.6f %.6f %.6f %.4f\n', v, fuel, gear, peak);
end
