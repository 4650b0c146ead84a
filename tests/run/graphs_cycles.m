% allcycles and cyclebasis: the examples of MATLAB's documentation, limits, and graphs with parallel edges and loops.
show(cyclebasis(graph([1 1 2 2 3 4 4 5 5 6 7 8], [2 4 3 5 6 5 7 6 8 9 8 9])))
[cycles, edges] = cyclebasis(graph([1 1 1 2 2 3 3 4 4 4 5 6], [2 3 4 4 5 4 6 5 6 7 7 7]));
show(cycles)
show(edges)
show(allcycles(digraph([1 2 3 6 5 5 4 6 9 8 8 7], [2 3 6 5 2 4 1 9 8 5 7 4])))
s = [1 1 2 2 3 3 2 2 4 6 8 6 6 7 3 3 5 3];
t = [2 3 1 3 2 1 4 4 6 2 6 7 8 8 5 5 7 7];
G = digraph(s, t, [], {'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'});
[cycles, edges] = allcycles(G);
disp(cycles{5})
disp(edges{5})
K = graph(ones(4) - eye(4));
disp(numel(allcycles(K)))
show(allcycles(K, 'MaxCycleLength', 3))
show(allcycles(K, 'MinCycleLength', 4, 'MaxNumCycles', 1))
show(allcycles(graph([1 2 3 3], [2 3 1 3])))
[cycles, edges] = allcycles(graph([1 1 2], [2 2 3]));
show(cycles)
show(edges)
disp(size(allcycles(digraph([1 2 3], [2 3 4]))))
show(cyclebasis(graph([1 2 4 5 6], [2 3 5 6 4])))
disp(numel(allcycles(graph(ones(20)), 'MaxNumCycles', 100)))
try
    allcycles(K, 'MaxCycles', 1)
catch e
    disp(e.identifier)
end

function show(lists)
for k = 1:numel(lists)
    fprintf(' [%s]', strjoin(string(lists{k})));
end
fprintf('\n');
end
