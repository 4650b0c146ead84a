function cleaning()
% CLEANING  Measurements cleaned by logical masks.
n = 200000;
t = (1:n)';
total = 0;
kept = 0;
for run = 1:20
    x = mod(t*7919 + run*104729, 10007)/100;
    x(mod(t, 97) == 0) = NaN;
    bad = isnan(x) | x > 99;
    x(bad) = [];
    s = t(~bad);
    m = mean(x);
    d = sqrt(mean((x - m).^2));
    outside = abs(x - m) > 1.6*d;
    x(outside) = m;
    low = x < 20;
    x(low & mod(s, 2) == 0) = 20;
    x(low & mod(s, 2) == 1) = x(low & mod(s, 2) == 1)*2;
    high = find(x > 80);
    x(high) = 80 - 0.1*(x(high) - 80);
    jump = [false; abs(diff(x)) > 50];
    if any(jump)
        total = total + sum(x(jump));
    end
    kept = kept + nnz(x >= 30 & x <= 70) + sum(~jump);
    fprintf('%d values, mean %.6f, %d outside, %d jumps\n', numel(x), mean(x), sum(outside), sum(jump));
end
fprintf('total %.4f, kept %d\n', total, kept);
end
