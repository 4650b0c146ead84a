% Integer loop variables and accumulators.
s = int32(0);
for k = int32(1):int32(5)
    s = s + k;
end
fprintf('%d %s %s\n', s, class(s), class(k));
u = uint8(0);
for k = 1:300
    u = u + 1;
end
fprintf('%d\n', u);
x = zeros(1, 3, 'int16');
x(2) = 2.7;
fprintf('%d ', x);
fprintf('%s %s\n', class(x), class(ones(2, 'uint8')));
