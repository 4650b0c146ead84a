% An element that an assignment to one of its fields makes has all fields of the others: they are [].
p = struct('a', {});
p(1).b(1 + 2) = true;
all_of(p);
q = struct('a', {}, 'c', {});
q(2).b.d = 4;
all_of(q);
r = struct('a', 1);
r(2).b = 2;
all_of(r);
s = [];
s(2).x = 5;
all_of(s);
t = p(1);
disp(isempty(t.a));

function all_of(s)
names = fieldnames(s);
for k = 1:numel(s)
    for j = 1:numel(names)
        fprintf('%d %s: %s\n', k, names{j}, mat2str(size(s(k).(names{j}))));
    end
end
end
