% Characters as numbers.
s = 'Hello';
t = char(s + 1);
fprintf('%s %d %s\n', t, sum(s), class(s + 1));
shift = @(c, k) char(mod(c - 'a' + k, 26) + 'a');
fprintf('%s %s\n', shift('xyz', 3), shift('abc', -3));
digits = '4711' - '0';
fprintf('%d ', digits, sum(digits));
fprintf('\n');
counts = zeros(1, 26);
for c = 'banana'
    counts(c - 96) = counts(c - 96) + 1;
end
fprintf('%d ', counts(1:14));
fprintf('\n');
v = s;
v(s > 'a' & s < 'm') = '*';
fprintf('%s %s\n', v, s(end:-1:1));
fprintf('%d %d\n', ismember('e', s), any(s == 'z'));
