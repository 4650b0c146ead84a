function spins()
% SPINS  A lattice of spins by Metropolis' method: random numbers one at a time.
rng(5);
n = 64;
lattice = ones(n);
flips = 0;
for beta = [0.3 0.44 0.6]
    total = 0;
    for sweep = 1:120
        for k = 1:n*n
            i = randi(n);
            j = randi(n);
            around = lattice(mod(i, n) + 1, j) + lattice(mod(i - 2, n) + 1, j) ...
                + lattice(i, mod(j, n) + 1) + lattice(i, mod(j - 2, n) + 1);
            change = 2*lattice(i, j)*around;
            if change <= 0 || rand < exp(-beta*change)
                lattice(i, j) = -lattice(i, j);
                flips = flips + 1;
            end
        end
        total = total + abs(sum(lattice(:)))/n^2;
    end
    fprintf('beta %.2f: magnetisation %.6f, %d flips\n', beta, total/120, flips);
end
end
