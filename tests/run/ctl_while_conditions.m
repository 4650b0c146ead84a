% Conditions of loops: arrays, calls, side conditions.
n = 0;
while n < 10 && mod(n, 7) ~= 6
    n = n + 1;
end
fprintf('%d\n', n);
q = [5 4 3];
while ~isempty(q)
    fprintf('%d ', q(1));
    q(1) = [];
end
fprintf('\n');
s = 'aab';
while s(1) == 'a'
    s = s(2:end);
end
fprintf('%s\n', s);
e = 1;
while 1 + e > 1
    e = e/2;
end
fprintf('%d\n', 2*e == eps);
