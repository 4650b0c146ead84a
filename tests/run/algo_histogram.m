% Counting into bins, three ways.
x = mod((1:40).^2, 13);
counts = zeros(1, 13);
for v = x
    counts(v + 1) = counts(v + 1) + 1;
end
a = accumarray(x' + 1, 1, [13 1])';
b = sum(x' == 0:12);
fprintf('%d ', counts);
fprintf('\n%d %d %d\n', isequal(a, counts), isequal(b, counts), sum(counts));
