% Sums that are not exact stay the same.
s = 0;
for k = 1:10
    s = s + 0.1;
end
fprintf('%.17g %d %d\n', s, s == 1, abs(s - 1) < eps);
fprintf('%.17g\n', 0.1 + 0.2, 1/3, 2/3, 1e16 + 1, 1 - 0.9);
h = 0;
for k = 1:100
    h = h + 1/k;
end
fprintf('%.12f\n', h);
fprintf('%d %d\n', 9007199254740992 + 1 == 9007199254740992, 0.5 + 0.25 == 0.75);
