% Functions that interpolate: on grids, and at scattered points.
F = griddedInterpolant([1 2 3], [10 20 30])
disp(F(1.5)), disp(F([0; 2.5])), disp(F({[1.5 2]}))
F.Method = 'nearest';
disp(F([1.2 1.8]))
F = griddedInterpolant([1 2 3], [10 20 30], 'linear', 'none');
disp(F([0.5 2.5 4]))
G = griddedInterpolant({1:3, 1:3}, magic(3));
disp(G(1.5, 2)), disp(G([1.5 2; 2 3])), disp(G({1:0.5:2, [1 2]}))
[X, Y] = ndgrid(1:3, 1:4);
G = griddedInterpolant(X, Y, X + 10 * Y, 'cubic');
disp(round(G(1.5, 2.5), 10))
S = scatteredInterpolant([0 1 0 1]', [0 0 1 1]', [1 2 3 4]');
disp(S(0.5, 0.25)), disp(S([0.25 0.5; 1 1]))
S.Values = [2 3 4 5]';
disp(S(0.5, 0.25))
S = scatteredInterpolant([0 1 0 1]', [0 0 1 1]', [1 2 3 4]', 'linear', 'none');
disp(S(2, 0))
disp(griddata([0 1 0 1], [0 0 1 1], [1 2 3 4], [0 0.5 1], [0; 1]))
disp(griddata([0 1 0 1], [0 0 1 1], [1 2 3 4], 0.2, 0.9, 'nearest'))
disp(round(griddata([0 1 0 1], [0 0 1 1], [1 2 3 4], 1, 0, 'v4'), 10))
