% Functions of MATLAB that are used less: buffers of polygons, triangulations in space, borders, block-cut trees,
% appended singular values, ordered generalized Schur forms, densities, preferences, weeks and days of ISO 8601.
p = polyshape([0 1 1 0], [0 0 1 1]);
q = polybuffer(p, 0.5, 'JointType', 'miter');
fprintf('%g %g\n', area(q), size(q.Vertices, 1));
fprintf('%.4f\n', area(polybuffer(p, 0.5, 'JointType', 'square')));
fprintf('%g\n', area(polybuffer(p, -0.25)));
fprintf('%d\n', abs(area(polybuffer([0 0], 'points', 1)) - pi) < 0.01);
fprintf('%d\n', abs(area(polybuffer([0 0; 2 0], 'lines', 1)) - (4 + pi)) < 0.01);
L = polyshape([0 2 2 1 1 0], [0 0 1 1 2 2]);
fprintf('%g\n', area(polybuffer(L, 0.5, 'JointType', 'miter')));

X = [0 0 0; 1 0 0; 0 1 0; 1 1 0; 0 0 1; 1 0 1; 0 1 1; 1 1 1; 0.5 0.5 0.5];
T = delaunayn(X);
v = 0;
for k = 1:size(T, 1)
    v = v + det(X(T(k, 2:4), :) - X(T(k, 1), :)) / 6;
end
fprintf('%.10f\n', v);
disp(size(delaunay(X(:, 1), X(:, 2), X(:, 3)), 2))
t = delaunayTriangulation([0 0 0; 1 0 0; 0 1 0; 0 0 1]);
disp(sort(t.ConnectivityList))
disp(griddatan([0 0 0; 1 0 0; 0 1 0; 0 0 1], [0; 1; 1; 2], [0.2 0.2 0.2]))

[k, a] = boundary([0 2 2 1 1 0 0.5 1.5 0.5]', [0 0 1 1 2 2 0.5 0.5 1.5]', 0);
fprintf('%d %g\n', numel(k), a);

[B, at] = bctree(graph([1 2 3 3], [2 3 4 5]));
fprintf('%d %d\n', numnodes(B), numedges(B));
disp(at)
disp(B.Nodes.IsComponent')

A = [1 2; 3 4; 5 6];
[U, S, V] = svd(A, 'econ');
D = [7; 8; 9];
[U1, S1, V1] = svdappend(U, S, V, D);
fprintf('%d %d\n', norm(U1 * diag(S1) * V1' - [A D]) < 1e-12, norm(S1 - svd([A D])) < 1e-12);
s = svdappend(U, S, V, [7 8], Shape="rows");
fprintf('%d\n', norm(s - svd([A; 7 8])) < 1e-12);

A = [1 2 3; 4 5 6; 7 8 10];
B = [2 1 0; 1 3 1; 0 1 4];
[AA, BB, Q, Z] = qz(A, B);
[AS, BS, QS, ZS] = ordqz(AA, BB, Q, Z, 'lhp');
e = diag(AS) ./ diag(BS);
fprintf('%d %d %d\n', real(e(1)) < 0, norm(QS * A * ZS - AS) < 1e-12, norm(QS * B * ZS - BS) < 1e-12);
fprintf('%d\n', norm(nufftn(magic(4)) - fftn(magic(4))) < 1e-9);

[f, xf] = kde([1; 2; 3; 4; 5]);
fprintf('%d %d %d\n', size(xf, 1), size(xf, 2), abs(trapz(xf, f) - 1) < 0.01);
fprintf('%.4f ', kde([1; 2; 3; 4; 5], ProbabilityFcn="cdf", EvaluationPoints=[0 3 6]));
fprintf('\n');
[f, ~, bw] = kde([1; 2; 3; 4; 5], Bandwidth=0.5, Kernel="box", EvaluationPoints=3);
fprintf('%.4f %g\n', f, bw);

disp(squeeze(ind2rgb([1 2], [1 0 0; 0 1 0])))
[a, b] = gather(1, 'x');
disp({a, b})
w = smooth3(reshape(1:27, 3, 3, 3));
fprintf('%g\n', w(2, 2, 2));
disp(makehgtform('translate', [1 2 3], 'scale', 2))
t = leapseconds;
disp(t(end, :))
r = matlabRelease;
fprintf('%s %d\n', class(r.Release), isdatetime(r.Date));

setpref('group', 'one', 5)
disp([getpref('group', 'one'), getpref('group', 'two', 7), ispref('group', 'two')])
rmpref('group', 'one')
try
    getpref('group', 'one')
catch e
    disp(e.message)
end

d = datetime(2024, 12, 30);
disp([week(d), week(d, 'iso-weekofyear'), day(d, 'iso-dayofweek'), week(datetime(2026, 1, 5), 'iso-weekofmonth')])
disp([year(datetime(-3, 1, 1)), year(datetime(-3, 1, 1), 'gregorian')])

ts = timeseries([1 2 4 8], [0 1 2 3], 'Name', 'doubling')
disp([ts.Length, mean(ts), max(ts), ts.TimeInfo.Increment])
r = resample(ts, [0.5 1.5]);
disp(r.Data')
ts = delsample(addsample(ts, 'Data', 16, 'Time', 4), 'Index', 1) + 1;
disp(ts.Data')

disp(griddata([0 1 0 1], [0 0 1 1], [0 1 1 2], 0.25, 0.5, 'cubic'))
disp(griddata([0 1 0 0 2], [0 0 1 0 2], [0 0 0 1 2], [0 1 2 3 4], 0.25, 0.25, 0.25))
F = scatteredInterpolant([0 1 0 0]', [0 0 1 0]', [0 0 0 1]', [1 2 3 4]');
fprintf('%.4f %.4f\n', F(0.2, 0.2, 0.2), F(1, 1, 1));
disp(size(smoothdata([1 5 2 8 3])))
disp(groupcounts(table([1; 1; 2], 'VariableNames', {'g'}), 'g', 'IncludePercentGroups', false))
disp(detrend([1 2 4], 'SamplePoints', [1 2 4]) < 1e-12)

try
    checked(1, 'ab')
catch e
    disp(e.message)
end
try
    mustBeNonmissing(NaT)
catch e
    disp(e.identifier)
end

function r = checked(varargin)
arguments (Repeating)
    varargin (1,1) double
end
r = varargin;
end
