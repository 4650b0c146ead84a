function agents()
% AGENTS  A flock that keeps together, in an array of structs.
n = 100;
steps = 400;
seed = 7;
for k = 1:n
    flock(k).name = sprintf('agent%03d', k);
    [x, seed] = lcg(seed);
    [y, seed] = lcg(seed);
    flock(k).pos = [x, y];
    [x, seed] = lcg(seed);
    [y, seed] = lcg(seed);
    flock(k).vel = [x - 0.5, y - 0.5];
    flock(k).force = [0, 0];
    flock(k).neighbours = 0;
end

reach = 0.25;
dt = 0.01;
for t = 1:steps
    for k = 1:n
        force = [0, 0];
        count = 0;
        for j = 1:n
            if j == k
                continue
            end
            d = flock(j).pos - flock(k).pos;
            r2 = d(1)^2 + d(2)^2;
            if r2 < reach^2
                force = force + d*(r2 - 0.01)/(r2 + 0.05);
                count = count + 1;
            end
        end
        flock(k).force = force;
        flock(k).neighbours = count;
    end
    for k = 1:n
        flock(k).vel = 0.99*flock(k).vel + dt*flock(k).force;
        flock(k).pos = flock(k).pos + dt*flock(k).vel;
    end
end

centre = [0, 0];
energy = 0;
busiest = 1;
for k = 1:n
    centre = centre + flock(k).pos;
    energy = energy + 0.5*sum(flock(k).vel.^2);
    if flock(k).neighbours > flock(busiest).neighbours
        busiest = k;
    end
end
centre = centre/n;
fprintf('centre %.6f %.6f, energy %.6f\n', centre(1), centre(2), energy);
fprintf('%s has %d neighbours\n', flock(busiest).name, flock(busiest).neighbours);
fprintf('mean number of neighbours %.3f\n', mean([flock.neighbours]));
end

function [u, seed] = lcg(seed)
seed = mod(16807*seed, 2147483647);
u = seed/2147483647;
end
