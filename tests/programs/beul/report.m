function report(name, T, Y, work, times)
% REPORT  Prints the solution at some times.
fprintf('%s: %d steps, %d iterations\n', name, length(T) - 1, sum(work));
for t = times
    fprintf('  t = %-6g', t);
    fprintf(' %.6f', valueAt(T, Y, t));
    fprintf('\n');
end
end
