% Fields that variables name, read and assigned in loops: what is shared stays as it was.
words = {'ab', 'cd', 'ab', 'ef', 'ab', 'cd'};
counts = struct();
first = struct('ab', 0);
for k = 1:numel(words)
    w = words{k};
    if isfield(counts, w)
        before = counts;
        counts.(w) = counts.(w) + 1;
        if before.(w) == counts.(w)
            disp('a copy has changed')
        end
    else
        counts.(w) = 1;
        first.(w) = k;
    end
end
names = fieldnames(counts);
for k = 1:numel(names)
    fprintf('%s %d %d\n', names{k}, counts.(names{k}), first.(names{k}));
end

% Other values than numbers, and fields that change their class.
for k = 1:3
    s.(words{k}) = words{4 - k};
end
s.ab = {1, 'x'};
n = 'ab';
c = s.(n);
c{1} = 5;
fprintf('%d %d %s\n', s.(n){1}, c{1}, s.cd);
s.(n) = [];
fprintf('%d %d\n', isempty(s.(n)), numel(fieldnames(s)));
s.(n) = 1:3;
t = s;
s.(n)(2) = 20;
s.(n)(end+1) = 4;
fprintf('%d ', s.(n), t.(n));
fprintf('\n');

% Struct arrays, fields of fields, elements of cells.
p = struct('x', {1, 2, 3}, 'y', {4, 5, 6});
q = p;
for f = {'x', 'y'}
    for k = 1:3
        p(k).(f{1}) = p(k).(f{1})*10 + q(k).(f{1});
    end
end
fprintf('%d ', p.x, p.y, q.x, q.y);
fprintf('\n');
d = struct('a', struct('b', 1, 'c', 'text'));
e = d;
m = {'b', 'c'};
for k = 1:2
    d.a.(m{k}) = [d.a.(m{k}), d.a.(m{k})];
end
fprintf('%d %s %d %s\n', d.a.b(2), d.a.c, e.a.b, e.a.c);
boxes = {struct('v', 1), struct('v', 2)};
f = 'v';
for k = 1:2
    boxes{k}.(f) = boxes{k}.(f) + 0.5;
end
fprintf('%.1f ', boxes{1}.v, boxes{2}.(f));
fprintf('\n');

% What has which field.
long = repmat('n', 1, 62);
wide.(long) = 7;
fprintf('%d ', isfield(wide, long), isfield(wide, [long 'n']), isfield(wide, ''), isfield(wide, 3), ...
    isfield(5, 'a'), isfield(p, 'y'), isfield(p, 'z'), isfield(p, {'x', 'z', 'y'}), isfield(struct(), 'x'));
fprintf('%d\n', wide.(long));
for name = {'z', 'x'}
    try
        fprintf('%d\n', p(2).(name{1}));
    catch err
        disp(err.message);
    end
end

% Elements that lack a field which others were given have [] there.
w = struct('a', {1, 2, 3});
for k = 1:3
    w(k).(char('a' + k)) = k;
end
fprintf('%d ', isempty(w(1).d), isempty(w(2).d), w(3).d, isempty(w(3).b), w(1).b, numel(w(1).c));
fprintf('\n');
v = struct('x', {1, 2});
v(2).([f 'y']) = 'text';
one = v(1);
fprintf('%d %d %s\n', numel(one.vy), size(v(1).vy, 1), v(2).vy);
