% Natural neighbors, blocks of graphs, regular polygons, the leading singular values, cells of parts of times.
x = [0 1 0 1];
y = [0 0 1 1];
disp(griddata(x, y, [1 2 3 4], [0.5 0.25 0.5], [0.5 0.5 0], 'natural'))
disp(griddata(x, y, [1 2 3 4], 5, 5, 'natural'))
[px, py] = meshgrid(0:3, 0:2);
spike = double(px == 1 & py == 1);
fprintf('%.4f\n', griddata(px(:), py(:), spike(:), [1.5 1 0.5], [1 1 1], 'natural'));
F = scatteredInterpolant(x.', y.', [1 2 3 4].', 'natural');
disp(F(0.5, 0.5))
disp([F.Method ' ' F.ExtrapolationMethod])
G = graph([1 1 2 3 4 4 5], [2 3 3 4 5 6 6]);
[bins, cut] = biconncomp(G);
disp(numel(unique(bins)))
disp(cut.')
disp(isequal(bins == bins(1), [true true true false false false false]))
blocks = biconncomp(graph({'a' 'b'}, {'b' 'c'}), 'OutputForm', 'cell');
disp(sort(cellfun(@(c) [c{:}], blocks, 'UniformOutput', false)))
p = nsidedpoly(4, 'Center', [1 2], 'SideLength', 3);
fprintf('%.4f %d\n', area(p), numsides(p));
[xl, yl] = boundingbox(p);
fprintf('%.4f %.4f %.4f %.4f\n', xl, yl);
fprintf('%.4f\n', perimeter(nsidedpoly(6)));
[U, S, V, e] = svdsketch(diag([4 3 0]), 0.7);
disp(size(U)), disp(S), fprintf('%.4f\n', e);
c = num2cell(hours([1 2; 3 4]), 1);
disp(size(c)), disp(c{2}.')
k = num2cell(categorical({'a' 'b'; 'c' 'd'}), 2);
disp(k{2})
