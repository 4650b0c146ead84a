% Functions that are MATLAB themselves.
fprintf('%g ', trapz([0 1 2], [0 1 4]), mean([1 2 3 4]), std([1 2 3 4]), var([1 2 3 4]), median([5 3 1]), cross([1 2 3], [4 5 6]), polyval([1 2 3], 2));
fprintf('\n');
fprintf('%g ', fliplr([1 2 3]), cumtrapz([1 2 3]), dot([1 2], [3 4]), linspace(0, 1, 3), nchoosek(6, 3), primes(10));
fprintf('\n');
