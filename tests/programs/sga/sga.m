function [best, value, history] = sga(bits, size_, generations, rates)
% SGA  A simple genetic algorithm on bit strings, vectorised.
%   [best, value, history] = sga(bits, size_, generations, rates)
%       bits          length of an individual, for two variables
%       size_         number of individuals, even
%       generations   number of generations
%       rates         [crossover mutation] probabilities
%   Maximises the fitness of FITNESS. history has the best and the mean
%   value of each generation.
seed = 4711;
[u, seed] = uniform(seed, size_*bits);

% bits as logicals; arithmetic below makes doubles of the same variable
population = reshape(u, size_, bits) < 0.5;
history = zeros(generations, 2);
value = -Inf;
for g = 1:generations
    f = fitness(population);
    [top, k] = max(f);
    if top > value
        value = top;
        best = population(k, :);
    end
    history(g, :) = [top, mean(f)];

    % selection: chances in proportion to the fitness above the worst
    [u, seed] = uniform(seed, size_);
    chosen = roulette(f - min(f) + 0.01, u);
    parents = population(chosen, :);

    % crossover at one point for pairs of neighbours
    [u, seed] = uniform(seed, size_);
    pairs = size_/2;
    cut = ceil(u(1:pairs)*(bits - 1));
    cut(u(pairs+1:end) > rates(1)) = bits;
    swap = repmat(1:bits, pairs, 1) > repmat(cut, 1, bits);
    mothers = parents(1:2:end, :);
    fathers = parents(2:2:end, :);
    children = zeros(size_, bits);
    children(1:2:end, :) = mothers.*~swap + fathers.*swap;
    children(2:2:end, :) = fathers.*~swap + mothers.*swap;

    % mutation flips bits
    [u, seed] = uniform(seed, size_*bits);
    flips = reshape(u, size_, bits) < rates(2);
    population = abs(children - flips);
end
end
