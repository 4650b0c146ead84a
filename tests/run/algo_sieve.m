% Primes by the sieve of Eratosthenes, twice.
n = 60;
p = true(1, n);
p(1) = false;
for k = 2:sqrt(n)
    if p(k)
        p(k*k:k:n) = false;
    end
end
fprintf('%d ', find(p));
fprintf('\n');
q = 2:n;
k = 1;
while q(k)^2 <= n
    q(mod(q, q(k)) == 0 & q > q(k)) = [];
    k = k + 1;
end
fprintf('%d\n', isequal(q, find(p)));
