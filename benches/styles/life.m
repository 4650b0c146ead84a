function life()
% LIFE  Conway's game on a torus: a logical matrix, neighbours by circshift.
n = 256;
gens = 150;
world = false(n);
seed = 11;
for j = 1:n
    for i = 1:n
        seed = mod(16807*seed, 2147483647);
        world(i, j) = mod(seed, 100) < 31;
    end
end
alive = zeros(1, gens);
still = 0;
for g = 1:gens
    count = zeros(n);
    for di = -1:1
        for dj = -1:1
            if di ~= 0 || dj ~= 0
                count = count + circshift(world, [di dj]);
            end
        end
    end
    next = (world & (count == 2 | count == 3)) | (~world & count == 3);
    if isequal(next, world)
        still = still + 1;
    end
    world = next;
    alive(g) = nnz(world);
end
fprintf('%d ', alive(1:15:end));
fprintf('\n%d at the end, at most %d, still %d\n', alive(end), max(alive), still);
picture = repmat('.', 8, 40);
picture(world(1:8, 1:40)) = 'o';
disp(picture);
end
