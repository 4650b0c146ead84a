% The highest point of a hilly landscape.
[best, value, history] = sga(16, 30, 25, [0.8 0.02]);
fprintf('best %.4f\n', value);
fprintf('%d', best);
fprintf('\n');
[f, x, y] = fitness(best);
fprintf('at %.4f %.4f: %d\n', x, y, f == value);
for g = [1 5 10 25]
    fprintf('generation %2d: best %.4f, mean %.4f\n', g, history(g, 1), history(g, 2));
end
fprintf('improved: %d\n', mean(history(21:25, 2)) > mean(history(1:5, 2)));
