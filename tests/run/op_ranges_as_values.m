% Ranges behave like any row.
r = 1:5;
s = r*2;
t = r + 10;
u = -r;
fprintf('%d ', s(3), t(end), u(1), r(r > 2), sum(r), numel(r), r', any(r == 3));
fprintf('\n');
r(2) = 20;
fprintf('%d ', r, max(1:7), (1:3)*(1:3)', [1:3, 7:9], isempty(3:1), mean(1:9));
fprintf('\n');
q = 10:-2:1;
fprintf('%d ', q, q([1 end]), length(0:0.1:0.95), fliplr(1:3));
fprintf('\n');
