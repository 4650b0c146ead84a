% Polynomials: value, roots, product, quotient, fit.
p = [1 -6 11 -6];
fprintf('%g ', polyval(p, 4), sort(roots(p))', polyder(p), polyint([2 2]));
fprintf('\n');
fprintf('%g ', conv([1 2], [1 3]));
[q, r] = deconv([1 5 6], [1 2]);
fprintf('%g ', q, r);
fprintf('\n');
c = polyfit(0:4, [1 3 7 13 21], 2);
fprintf('%.6f ', c);
fprintf('\n');
fprintf('%g ', poly([1 2]));
fprintf('\n');
