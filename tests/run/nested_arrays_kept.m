% Arrays, cells and structs that handles of nested functions share: each maker has its own, and errors change nothing.
a = maker(3);
b = maker(10);
for k = 1:5, a.push(k); end
b.push(100);
fprintf('%d %d %d\n', a.total(), b.total(), a.pop());
fprintf('%s | %s\n', mat2str(a.all()), mat2str(b.all()));
try
    a.at(99);
catch e
    disp(e.identifier)
end
try
    a.drop(99);
catch e
    disp(e.identifier)
end
a.drop(1);
fprintf('%s %s\n', mat2str(a.all()), a.named('x'));
a.named('yz');
fprintf('%s %d\n', a.named('!'), b.count());
fprintf('%d %d\n', depth(4), depth(2));
function s = maker(first)
items = first;
names = {};
info.pushes = 0;
s.push = @push;
s.pop = @pop;
s.at = @(k) items(k);
s.all = @all_;
s.total = @() total();
s.drop = @drop;
s.named = @named;
s.count = @() info_count();
    function push(x)
        items(end+1) = x;
        info.pushes = info.pushes + 1;
    end
    function x = pop()
        x = items(end);
        items(end) = [];
    end
    function x = all_(), x = items; end
    function t = total()
        t = 0;
        for k = 1:numel(items), t = t + items(k); end
    end
    function drop(k), items(k) = []; end
    function t = named(n)
        names{end+1} = n;
        t = strjoin(names, '-');
    end
    function n = info_count(), n = info.pushes; end
end
function n = depth(k)
% Each activation has its own list.
list = k;
if k > 1
    grow();
    list(end+1) = depth(k - 1);
end
n = sum(list);
    function grow(), list(end+1) = 1; end
end
