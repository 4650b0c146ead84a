% Triangulations that have to have some edges, and what lies inside of them.
D = delaunayTriangulation([0 0; 1 0; 1 1; 0 1], [2 4]);
disp(isConnected(D, 2, 4))
disp(D.Constraints)
outer = [1 2; 2 3; 3 4; 4 1];
inner = [5 6; 6 7; 7 8; 8 5];
D = delaunayTriangulation([0 0; 4 0; 4 4; 0 4; 1 1; 3 1; 3 3; 1 3], [outer; inner]);
fprintf('%d %d\n', size(D, 1), sum(isInterior(D)))
D = delaunayTriangulation([0 0; 10 0; 2 1; 4 -1; 6 1; 8 -1], [1 2]);
disp(isConnected(D, 1, 2))
D = delaunayTriangulation([0; 2; 4; 1; 3; 2; 2], [0; 0; 0; 1; 1; 0.1; -0.1], [1 3]);
disp(isConnected(D, [1; 2], [2; 3])')
try
    delaunayTriangulation([0 0; 1 0; 1 1; 0 1], [1 9]);
catch e
    disp(e.message)
end
