% Primes up to half a million, element by element.
n = 500000;
x = true(1, n);
x(1) = false;
for i = 2:floor(sqrt(n))
    if x(i)
        for k = i*i:i:n
            x(k) = false;
        end
    end
end
fprintf('%d primes, sum %.0f\n', sum(x), sum(find(x)));
