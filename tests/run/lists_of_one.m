% Assignments of several values to parts, each of them one place: fields, elements of cells, of structs.
s.a = 1; s.b = 2;
[s.a, s.b] = deal(s.b, s.a);
fprintf('%d %d\n', s.a, s.b);
h.val = {10, 'x', [1 2 3]}; h.key = [3 1 2];
for k = 1:2
    [h.val{k}, h.val{k+1}] = deal(h.val{k+1}, h.val{k});
    [h.key(k), h.key(k+1)] = deal(h.key(k+1), h.key(k));
end
fprintf('%s %d %d\n', h.val{1}, numel(h.val{2}), h.val{3});
fprintf('%d ', h.key); fprintf('\n');
[t.most, t.place] = max([4 9 2]);
fprintf('%d %d\n', t.most, t.place);
[c{1}, c{2}] = size(ones(2, 3));
fprintf('%d %d\n', c{:});
[p, q, r] = deal(7);
fprintf('%d %d %d\n', p, q, r);
[p, q] = deal(q + 1, p + 2);
fprintf('%d %d\n', p, q);
e = struct('n', {1, 2, 3});
[e(2).n, e(3).n] = deal(20, 'thirty');
fprintf('%d %d %s\n', e.n);
[e.n] = deal(0);
fprintf('%d', e.n); fprintf('\n');
m = {1, 2};
[m{1:2}] = deal('a', 'b');
fprintf('%s%s\n', m{:});
[~, m{3}] = deal(5, 6);
fprintf('%d\n', m{3});
fprintf('%d\n', numel(h.key), length(h.val), size(e, 2));
x = swapped({1, 2, 3}, 1, 3);
fprintf('%d ', x{:}); fprintf('\n');
try
    [s.a, s.b] = deal(1, 2, 3);
catch err
    fprintf('%s\n', err.identifier);
end
fprintf('%d %d\n', s.a, s.b);
try
    [m{4}, m{5}] = deal(h.val{9}, 1);
catch err
    fprintf('%s %d\n', err.identifier, numel(m));
end

function c = swapped(c, i, j)
[c{i}, c{j}] = deal(c{j}, c{i});
end
