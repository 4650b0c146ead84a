% A loop over a struct array takes one struct at a time.
s = struct('v', {1, 2, 3});
total = 0;
for e = s
    total = total + e.v;
end
fprintf('%d %s %d\n', total, class(e), numel(e));
names = fieldnames(struct('a', 1, 'b', 2))';
for n = names
    fprintf('%s ', n{1});
end
fprintf('\n');
