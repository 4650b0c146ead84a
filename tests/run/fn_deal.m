% deal and swaps.
[a, b] = deal(1, 2);
[a, b] = deal(b, a);
[p, q, r] = deal(0);
fprintf('%d ', a, b, p, q, r);
c = {7, 8};
[x, y] = c{:};
fprintf('%d %d\n', x, y);
s = struct('v', {1, 2});
[s.v] = deal(5);
fprintf('%d ', s.v);
[s.v] = c{:};
fprintf('%d ', s.v);
[s.w] = deal('t');
fprintf('%s ', s.w);
fprintf('\n');
