% Counts of arguments and results that are right.
function n = counts(a, x)
n = bitand(a, 3, 'uint16') + bitshift(a, 1, 'uint8') + bitget(a, 1, 'uint8') + bitset(a, 1, 1, 'uint8');
n = n + sum(histc(x, 1:3, 2), 'all') + sum(conv2([1 1], 1, x, 'same'), 'all');
[v, d] = version;
s = struct('end', v, 'date', d);
c = textscan('1 2', '%f');
[c2, at] = textscan('1 2', '%f');
n = n + numel(s) + numel(c) + numel(c2) + at + corr(x, x, 'type', 'Pearson') + svds(x, 1, 0);
end
