% NaN, Inf and the limits of double.
fprintf('%g ', 1/0, -1/0, 0/0, Inf - Inf, 0*Inf, Inf*-1, NaN + 1);
fprintf('\n');
fprintf('%d ', isnan([1 NaN]), isinf([Inf -Inf 0]), isfinite([1 Inf NaN]), NaN == NaN);
fprintf('\n');
fprintf('%.10g ', eps, realmax, realmin, pi, exp(1), eps(1000));
fprintf('\n');
fprintf('%g ', 0^0, Inf^0, max([NaN 1 2]), min([NaN NaN]), sum([1 NaN]));
fprintf('\n');
fprintf('%d %d\n', -0 == 0, 1/-0 == -Inf);
