% Fields of all elements as lists: side by side, below each other, in cells; of struct arrays made downwards too.
for k = 5:-1:1
    s(k).a = k*2;
    s(k).b = [k, k+1];
    if k > 2
        s(k).b = [k k];
    end
end
t = 0;
for j = 1:numel(s), t = t + s(j).a + sum(s(j).b); end
fprintf('%d, size %d %d\n', t, size(s));
fprintf('%d ', [s.a]); fprintf('| '); fprintf('%d ', [s.b]); fprintf('| %d %d, max %d\n', size([s.b]), max([s.a]));
disp(vertcat(s.b))
x = {s.b};
fprintf('%d %d: ', size(x)); fprintf('%d ', x{:}); fprintf('\n');
y = {s.a};
a = 0;
for k = 1:numel(y), a = a + y{k}; end
fprintf('%d %s\n', a, class(y));
n = 4;
for k = n:-1:1
    c{k} = [k; k^2];
end
u = 0;
for j = 1:n, u = u + c{j}(2); end
fprintf('%d, size %d %d\n', u, size(c));
d = cell(n, 1);
for k = n:-1:1, d{k} = k; end
fprintf('%d, size %d %d\n', d{1} + d{4}, size(d));
for k = n:-1:1
    e(k).x = k;
    if k < 3, e(k).y = 1; end
end
for k = 1:n, fprintf('%d', isempty(e(k).y)); end
fprintf('\n');
for k = 6:-1:1
    if k == 2, break, end
    g(k).x = k;
end
fprintf('%d, size %d %d\n', isempty(g(1).x), size(g));
for k = 3:-1:1
    h(k).x = k;
    h(k).z = isempty(h(1).x);
end
fprintf('%d ', [h.x], [h.z]); fprintf('\n');
q = struct('v', {1, 2, 3});
none = q([]);
w = {none.v};
fprintf('%d %d, %d %d\n', size([none.v]), size(w));
col = q';
fprintf('%d %d: %d %d %d\n', size({col.v}), [col.v]);
one = struct('v', 7);
z = {one.v};
fprintf('%d %d\n', [one.v], z{1});
for r = 1:3
    all_ = [q.v];
    q(2).v = q(2).v + all_(1);
    fprintf('%d ', all_);
end
fprintf('\n');
names = struct('n', {'ab', 'cde', 'f'}, 'k', {1, 2, 3});
fprintf('%d %d\n', find(strcmp({names.n}, 'cde')), names(strcmp({names.n}, 'f')).k);
[sorted, order] = sort({names.n});
fprintf('%s %d\n', sorted{3}, order(3));
fprintf('%d ', cellfun(@(t) numel(t), {names.n})); fprintf('\n');
cc = {1, 2; 3, 4};
dd = {cc{:}};
fprintf('%d ', [cc{:}], size(dd)); fprintf('\n');
% A text among known ones.
for word = {'one', 'two', ''}
    x = word{1};
    fprintf('%d%d%d ', strcmp(x, {'one', 'two', 'three'}), strcmp({'one'; ''}, x), any(strcmp(x, {'two', ''})), ismember(x, {'two', 'one'}));
end
fprintf('\n');
[tf, at] = ismember('two', {'one', 'two'});
fprintf('%d %d %s\n', tf, at, class(strcmp('a', {'a'})));
% A part that somebody has is not copied for its end alone, nor changed with it.
for k = 1:3
    i = find([0 1 0] == 1);
    r2(i).list{k} = k;
    r2(i).list{end+1} = 2*k;
end
kept = r2(2).list;
r2(2).list{1} = 'changed';
fprintf('%d %d %d %s\n', numel(r2(2).list), r2(2).list{end}, kept{1}, r2(2).list{1});
