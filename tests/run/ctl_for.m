% Loops over ranges, and the variable afterwards.
for k = 1:3
    fprintf('%d ', k);
end
fprintf('| %d\n', k);
for k = 10:-3:0
    fprintf('%d ', k);
end
fprintf('| %d\n', k);
for x = 0:0.25:1
    fprintf('%.2f ', x);
end
fprintf('\n');
for k = 5:4
    fprintf('never');
end
fprintf('%d\n', isempty(k));
for k = 3
    fprintf('%d\n', k);
end
n = 3;
for k = 1:n
    n = 10;
    k = k*2;
    fprintf('%d ', k);
end
fprintf('| %d\n', k);
