% All shortest paths.
n = 5;
D = inf(n);
D(1:n+1:end) = 0;
edges = [1 2 4; 1 3 1; 3 2 2; 2 4 5; 3 4 8; 4 5 3];
for e = edges'
    D(e(1), e(2)) = e(3);
end
for k = 1:n
    for i = 1:n
        for j = 1:n
            D(i, j) = min(D(i, j), D(i, k) + D(k, j));
        end
    end
end
for i = 1:n
    fprintf('%4g', D(i, :));
    fprintf('\n');
end
