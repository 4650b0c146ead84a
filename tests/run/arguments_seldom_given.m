% Arguments and results of library functions that few programs give or take.

% The class that doubles stand for in operations on bits.
disp(bitand(uint8([12 10]), uint8(6), 'uint8'))
x = bitand(12, 10, 'uint16'); disp(class(x)), disp(x)
disp([bitor(5, 3, 'uint16'), bitxor(5, 3, 'uint16')])
disp([bitshift(255, 1, 'uint8'), bitshift(16, -2, 'uint16'), bitshift(255, 1)])
disp(bitget(-1, 1:3, 'int8'))
disp([bitset(0, 3, 1, 'uint16'), bitset(7, 1, 0, 'uint8')])
try
    bitand(300, 1, 'uint8');
catch e
    disp(e.message)
end

% The dimension of histc.
disp(histc([1 2; 2 3], 1:3, 1))
[n, bin] = histc([1 2; 2 3], 1:3, 2); disp(n), disp(bin)
disp(histc([1 2 2], 1:2, 2)), disp(histc([1 2 2], 1:2, 1)), disp(histc([1 2 2], 1:2))

% A second result.
[v, d] = version;
disp([ischar(v), ischar(d)])
[b, d] = spdiags([1 2 0; 0 3 4; 0 0 5]);
disp(full(b)), disp(d)

% Options.
fprintf('%.4f\n', corr([1; 2; 3], [1; 4; 9], 'type', 'Spearman'));
fprintf('%.4f\n', corr([1; 2; 3], 'type', 'Pearson'));
disp(rms([3 NaN 3], 2, 'omitnan'))
disp(prctile([1 2 3 4], 50, 'Method', 'exact'))
disp(prctile([1 2 3 4; 5 6 7 8], 50, 2))
fprintf('%.4f\n', svds(diag([3 2 1]), 1, 'smallest'), svds(diag([3 2 1]), 1, 1.9));
disp(uniquetol([1 1.05 2], 0.1, 'DataScale', 1))
c = isstrprop('a1', 'digit', 'ForceCellOutput', true); disp(class(c)), disp(c{1})
disp(conv2([1 1], [1 2], [1 2; 3 4]))
disp(conv2([1 1], [1 2], [1 2; 3 4], 'same'))
