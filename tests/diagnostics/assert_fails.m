n = 3;
assert(n < 2, 'demo:limit', 'n is %d', n);
