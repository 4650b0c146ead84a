% Number theory.
fprintf('%d ', gcd(12, 18), lcm(4, 6), factorial(5), nchoosek(5, 2), isprime(97), isprime(91));
fprintf('\n');
fprintf('%d ', primes(30), factor(360));
fprintf('\n');
fprintf('%d ', gcd([12 20], 8), isprime([1 2 3 4]), factorial([0 1 2 3]));
fprintf('\n');
