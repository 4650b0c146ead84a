function chosen = roulette(weights, u)
% ROULETTE  Indices drawn in proportion to weights, one for each of u.
edges = cumsum(weights)/sum(weights);
chosen = sum(repmat(u, 1, length(edges)) > repmat(edges', length(u), 1), 2) + 1;
chosen = min(chosen, length(edges));
end
