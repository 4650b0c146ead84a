function p = list_primes(n)
% LIST_PRIMES  The first n primes (25).

if nargin == 0
    n = 25;
end
limit = max(12, ceil(n * (log(max(n, 2)) + log(log(max(n, 3)))) + 3));
p = primes(limit);
p = p(1:n);
end
