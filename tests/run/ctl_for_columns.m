% Loops over the columns of matrices and cells.
for c = [1 2 3; 4 5 6]
    fprintf('%d-%d ', c(1), c(2));
end
fprintf('\n');
for c = [1; 2; 3]
    fprintf('%d ', size(c), c);
end
fprintf('\n');
for c = {1, 'a', [1 2]}
    fprintf('%s %d;', class(c), numel(c{1}));
end
fprintf('\n');
for c = 'xyz'
    fprintf('<%s>', c);
end
fprintf('\n');
for c = []
    fprintf('never');
end
for c = {1, 2; 'a', 'b'}
    fprintf('%d%s ', c{1}, c{2});
end
fprintf('\n');
for b = [true false]
    fprintf('%s%d ', class(b), b);
end
fprintf('\n');
