function algo_prime_factors
% Prime factors by division, as text.
for n = [2 12 97 360 1001]
    f = factors(n);
    fprintf('%d = %s\n', n, strjoin(arrayfun(@num2str, f, 'UniformOutput', false), ' x '));
end
end

function f = factors(n)
f = [];
p = 2;
while n > 1
    while mod(n, p) == 0
        f(end+1) = p;
        n = n/p;
    end
    p = p + 1;
end
end
