% The best load of a knapsack by dynamic programming.
weights = [1 3 4 5];
profit = [1 4 5 7];
capacity = 7;
best = zeros(1, capacity + 1);
for k = 1:numel(weights)
    for w = capacity:-1:weights(k)
        best(w + 1) = max(best(w + 1), best(w + 1 - weights(k)) + profit(k));
    end
end
fprintf('%d ', best);
fprintf('\n');
