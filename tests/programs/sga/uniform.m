function [u, seed] = uniform(seed, n)
% UNIFORM  A column of n numbers between 0 and 1 and the next seed.
u = zeros(n, 1);
for k = 1:n
    seed = mod(16807*seed, 2147483647);
    u(k) = seed/2147483647;
end
end
