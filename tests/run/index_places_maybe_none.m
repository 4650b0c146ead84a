% What is assigned to a number through places of which there may be none, all of them 1.
for k = 4:5
    I = find(k < 5);
    y = k;
    y(I) = 0;
    y(I, 1) = y(I, 1) + 10;
    n = int8(k);
    n(1, I) = 3;
    b = k > 0;
    b(I) = false;
    s.depth = k;
    s.depth(I) = -1;
    t = 'x';
    t(I) = 'y';
    z = k;
    z(ones(1, 6 - k)) = 7;
    fprintf('%d %d %d %d %s %d\n', y, n, b, s.depth, t, z);
end
