% Piecewise polynomials at one point and at many, days of weeks, and lines through points.
tx = [0 1 2 4 8]; ty = [1 3 2 5 4];
pp = spline(tx, ty); p0 = mkpp([0 1 3], [5; 7]); p1 = mkpp([0 2], [1 2 3]);
bad = 0;
for x = [-1 0 0.5 1 1.5 2 3.99 4 8 9 NaN Inf -Inf]
    two = ppval(pp, [x 1]);
    bad = bad + ~isequaln(ppval(pp, x), two(1));
    two = ppval(p0, [x 1]);
    bad = bad + ~isequaln(ppval(p0, x), two(1));
    two = ppval(p1, [x 1]);
    bad = bad + ~isequaln(ppval(p1, x), two(1));
end
fprintf('%d bad %.4f %.4f %g\n', bad, ppval(pp, 2.5), ppval(p1, single(1)), ppval(p0, 1));
disp(class(ppval(p1, single(1))));
pv = mkpp([0 1 2], [1 2; 3 4; 5 6; 7 8], 2);
disp(ppval(pv, 0.5)');
fprintf('%d ', weekday(730000:730007), weekday('2000-01-01'));
[n, s] = weekday(738000, 'long');
fprintf('%d %s\n', n, s);
p = polyfit(1:5, [1 4 9 16 25], 2);
fprintf('%d ', round(1e6*p) + 0);
[p, s] = polyfit([1 2 3], [1 2 4], 1);
fprintf('%.6f ', p, s.normr);
lastwarn('');
p = polyfit([1 1 1], [1 2 3], 1);
[~, id] = lastwarn;
disp(id);
lastwarn('');
p = polyfit([1 2], [1 2], 3);
[~, id] = lastwarn;
disp(id);
