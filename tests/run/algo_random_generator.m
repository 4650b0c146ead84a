function algo_random_generator
% A linear congruential generator with its state in a persistent variable.
for k = 1:5
    fprintf('%d ', next());
end
fprintf('\n');
hits = 0;
for k = 1:2000
    x = next()/2147483647;
    y = next()/2147483647;
    hits = hits + (x^2 + y^2 < 1);
end
fprintf('%d %.3f\n', hits, 4*hits/2000);
end

function r = next()
persistent seed
if isempty(seed)
    seed = 42;
end
seed = mod(16807*seed, 2147483647);
r = seed;
end
