% Solutions taken on, problems as objects, pairs, transfer functions.
p = @(x) fprintf('%s\n', mat2str(x, 5));
sol = odextend(ode45(@(t, y) -y, [0 1], 1), [], 2);
p(round(deval(sol, [0.5 1.5]), 3)); p(sol.x(end));
F = ode(ODEFcn=@(t, y, k) -k * y, InitialValue=1, Parameters=2);
S = solve(F, [0 0.5 1]);
p(S.Time); p(round(S.Solution, 2));
[m, r, c] = matchpairs([1 8 3; 4 2 9], 3);
p(m); p(r); p(c);
[a, b] = padecoef(1, 1);
p([a; b]);
p(round(abs(nufft([1 2 3 4])), 4));
p(freqspace(5));
[b, a] = ss2tf([0 1; -2 -3], [0; 1], [1 0], 0);
p(round([b; a], 10));
p(createArray(1, 3, FillValue=5));
[vx, vy] = voronoi([0 1 0 1 0.5], [0 0 1 1 0.5]);
p(size(vx));
p(round(sum(sqrt(diff(vx).^2 + diff(vy).^2)), 5));
