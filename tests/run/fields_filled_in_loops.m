% Fields filled in a loop have no gaps, unless something makes some.
function fields_filled_in_loops()
for k = 1:3
    a.q(k) = struct('m', k, 'n', 2);
end
for k = 1:4
    b.q(k) = struct('m', k, 'n', 2);
    if k == 2
        b.q(6).m = 9;
    end
end
c.q = struct('m', 5, 'n', 6);
for k = 1:4
    c.q(k) = struct('m', k, 'n', 2);
    if k == 2
        c.q = struct('m', {}, 'n', {});
    end
end
for k = 2:4
    d.q(k) = struct('m', k, 'n', 2);
end
for k = 1:4
    if k == 3
        continue
    end
    e.q(k) = struct('m', k, 'n', 2);
end
show(a.q); show(b.q); show(c.q); show(d.q); show(e.q);
end
function show(q)
for k = 1:numel(q)
    fprintf('%d%d ', numel(q(k).m), isempty(q(k).n));
end
fprintf('\n');
end
