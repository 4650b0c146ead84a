function structs_particles
% Bodies in an array of structs that move and attract each other.
n = 6;
for k = 1:n
    p(k).x = cos(2 * pi * k / n);
    p(k).y = sin(2 * pi * k / n);
    p(k).vx = -0.1 * p(k).y;
    p(k).vy = 0.1 * p(k).x;
    p(k).m = 0.01 * k;
end
before = energy(p);
for t = 1:200
    p = step(p, 0.01);
end
fprintf('%.6f %.6f\n', before, energy(p));
for k = 1:n
    fprintf('%d: %.4f %.4f\n', k, p(k).x, p(k).y);
end
end

function p = step(p, dt)
n = numel(p);
for i = 1:n
    ax = 0;
    ay = 0;
    for j = 1:n
        if i ~= j
            dx = p(j).x - p(i).x;
            dy = p(j).y - p(i).y;
            r = sqrt(dx * dx + dy * dy) + 0.01;
            ax = ax + p(j).m * dx / r^3;
            ay = ay + p(j).m * dy / r^3;
        end
    end
    p(i).vx = p(i).vx + dt * ax;
    p(i).vy = p(i).vy + dt * ay;
end
for i = 1:n
    p(i).x = p(i).x + dt * p(i).vx;
    p(i).y = p(i).y + dt * p(i).vy;
end
end

function e = energy(p)
e = 0;
for i = 1:numel(p)
    e = e + 0.5 * p(i).m * (p(i).vx^2 + p(i).vy^2);
    for j = i+1:numel(p)
        e = e - p(i).m * p(j).m / (hypot(p(i).x - p(j).x, p(i).y - p(j).y) + 0.01);
    end
end
end
