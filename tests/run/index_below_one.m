% A read whose value nobody needs fails where its subscript is no position, though it is below the bound.
z = [2 -1; 0 5];
for k = 1:4
    x = z(k);
    try
        y = z(min(x, end));
        fprintf('%d: there\n', x);
    catch err
        fprintf('%d: %s\n', x, err.identifier);
    end
end
c = {1, 'two'};
n = -numel(c);
while n < 2
    n = n + 1;
    try
        part = c(min(n, 2));
        fprintf('%d: there\n', n);
    catch err
        fprintf('%d: %s\n', n, err.identifier);
    end
end
