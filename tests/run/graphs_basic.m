% Graphs and directed graphs: what they hold, paths, searches, components, changes.
p = @(x) fprintf('%s\n', mat2str(full(x), 5));
G = graph([1 1 2 3], [2 3 3 4], [10 20 5 1])
G.Edges
[path, d] = shortestpath(G, 1, 4);
p(path); p(d);
G.Edges.Weight(2) = 7;
p(G.Edges.Weight);
p(distances(G));
p(adjacency(G));
p(adjacency(G, 'weighted'));
p(incidence(G));
p(degree(G));
p(neighbors(G, 2));
H = graph({'a', 'b'}, {'b', 'c'});
disp(H.Nodes)
disp(H.Edges)
disp(strjoin(shortestpath(H, 'a', 'c')))
p(findnode(H, {'b', 'z'}));
% searches and components
T = graph([1 1 2], [2 3 4]);
p(bfsearch(T, 1)');
p(dfsearch(T, 1)');
p(bfsearch(T, 1, 'edgetonew'));
p(conncomp(graph([1 2 4], [2 3 5])));
D = digraph([1 2 2 3 3 3 4 5 5 5 8 8], [2 3 4 1 4 5 5 3 6 7 9 10]);
p(conncomp(D));
p(conncomp(D, 'Type', 'weak'));
p([indegree(D) outdegree(D)]');
p(successors(D, 3)); p(predecessors(D, 3));
disp([isdag(D) hascycles(D) isdag(digraph([1 2], [2 3]))])
p(toposort(digraph([1 3 2], [2 2 4])));
p(toposort(digraph([1 3 2], [2 2 4]), 'Order', 'stable'));
% trees, flows, importance
M = minspantree(graph([1 1 1 2 2 3], [2 3 4 3 4 4], [1 3 4 2 5 6]));
p([M.Edges.EndNodes M.Edges.Weight]);
p(maxflow(digraph([1 1 2 3], [2 3 4 4], [3 2 2 4]), 1, 4));
p(centrality(T, 'closeness')); p(centrality(T, 'betweenness'));
p(centrality(digraph([1 2 3], [2 3 1]), 'pagerank'));
% changes
p(addedge(G, 4, 5, 9).Edges.EndNodes);
p(rmedge(G, 1, 2).Edges.EndNodes);
p(rmnode(G, 1).Edges.EndNodes);
p(subgraph(G, [2 3 4]).Edges.Weight);
p(numnodes(addnode(G, 2)));
p(flipedge(digraph([1 2], [2 3])).Edges.EndNodes);
p(simplify(graph([1 1 2 2], [2 2 3 2])).Edges.EndNodes);
p(full(adjacency(transclosure(digraph([1 2], [2 3])))));
disp(isisomorphic(graph([1 2], [2 3]), graph([1 1], [2 3])))
[a, b] = findedge(G, 2);
p([a b findedge(G, 1, 3)]);
s.g = G;
s.t = G.Edges
try
    shortestpath(H, 'a', 'q');
catch e
    disp(e.identifier)
end
