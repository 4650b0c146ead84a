% Corner cases of loops, switch and conditions: expectations by MATLAB's documentation.
t = 0; for i = [1 2; 3 4], t = t * 10 + sum(i); end, same(t, 46, 'columns');
for i = [], t = -1; end,        same(i, [], 'never entered'); same(t, 46, 'body not run');
t = ''; for ch = 'abc', t = [t ch '-']; end, same(t, 'a-b-c-', 'chars');
for x = uint8(250):uint8(255), end, same(x, uint8(255), 'integers');
for i = 1:3, i = 10; end,       same(i, 10, 'assigned in the body');
t = {}; for k = {1, 'a'; 2, 'b'}, t{end+1} = k; end, same(t, {{1; 2}, {'a'; 'b'}}, 'columns of a cell');
t = 0; for m = magic(3), t = t + m(1); end, same(t, 15, 'first of each column');
n = 0; for i = ones(2, 2, 2), n = n + 1; end, same(n, 4, 'pages'); same(size(i), [2 1], 'column of a page');
n = 0; while true, n = n + 1; if n > 5, break, end, if mod(n, 2), continue, end, end, same(n, 6, 'break');
switch 3, case {1, 2}, r = 1; case 3, r = 2; otherwise, r = 3; end, same(r, 2, 'number');
switch 'Abc', case 'abc', r = 1; case {'x', 'Abc'}, r = 2; end, same(r, 2, 'text in a cell');
switch 1, case '1', r = 1; otherwise, r = 2; end, same(r, 2, 'number is not text');
if [], r = 1; else, r = 2; end, same(r, 2, 'empty is false'); if [1 1 0], r = 1; else, r = 2; end, same(r, 2, 'all must hold');
same(-2^2, -4, 'minus'); same(2^-1, 0.5, 'power of minus'); same(2^3^2, 64, 'left'); same(-2^-2, -0.25, 'both');
same([1 -2], [1, -2], 'two'); same([1 - 2], -1, 'one'); same([1 -2 + 3], [1 1], 'two again'); a = 2; same([a' a'], [2 2], 'quotes');
same(int32(7) / int32(2), int32(4), 'half up'); same(int32(-7) / int32(2), int32(-4), 'half away'); same(uint8(2.5), uint8(3), 'half');
same(int8(-128) - 1, int8(-128), 'saturates'); same(abs(int8(-128)), int8(127), 'abs saturates'); same(uint8(5) - 10, uint8(0), 'zero');
same(sprintf('%d', intmax('int64') - 1), '9223372036854775806', 'int64 is exact');
s = 'a b c'; s(s == ' ') = ''; same(s, 'abc', 'deletion by empty text');
disp('done')

function same(found, expected, what)
if ~isequal(class(found), class(expected)) || ~isequal(found, expected)
    fprintf("FAILED: %s gives\n", what); disp(found)
end
end
