% A position nearer to the beginning.
[moves, result, visited] = play([1 0 0; 0 0 0; 0 0 0], -1);
fprintf('%s after %d moves, %d positions\n', result, numel(moves), visited);
