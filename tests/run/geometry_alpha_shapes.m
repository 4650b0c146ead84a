% Alpha shapes in the plane and in space: areas, regions, critical radii.
s = alphaShape([0 1 1 0]', [0 0 1 1]', 10)
fprintf('%.4f %.4f %d\n', area(s), perimeter(s), numRegions(s))
disp(inShape(s, [0.5 0.5; 2 2])')
disp(size(boundaryFacets(s)))
fprintf('%.4f %.4f\n', criticalAlpha(s, 'all-points'), alphaSpectrum(s))
h = alphaShape([0 0; 1 0; 1 1; 0 1; 5 5; 6 5; 6 6; 5 6], 1);
fprintf('%d %.4f %.4f\n', numRegions(h), area(h), area(h, 1))
h.Alpha = 0.1;
fprintf('%d %.4f\n', numRegions(h), area(h))
v = alphaShape([0 0 0; 1 0 0; 0 1 0; 0 0 1], 5);
fprintf('%.4f %.4f\n', volume(v), surfaceArea(v))
d = alphaShape([0 1 1 0]', [0 0 1 1]');
fprintf('%.4f\n', d.Alpha)
