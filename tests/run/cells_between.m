function cells_between()
% Elements are put between those of a row of cells and taken out of it, one at a time.
queue = struct('time', {}, 'kind', {});
for t = [5 3 9 1 7 3]
    queue = put(queue, t, sprintf('k%d', t));
end
show(queue)
queue(1) = [];
queue(3) = [];
queue(end) = [];
show(queue)
other = queue;
queue(2) = [];
show(other)
show(queue)
c = {'a', 'b', [1 2], {}};
d = c;
c(2) = [];
c = [c(1:1), {'between'}, c(2:end)];
disp(size(c)), disp(c{2}), disp(numel(d)), disp(d{2})
e = {'p'; 'q'; 'r'};
e(2) = [];
disp(size(e))
e(2) = [];
e(1) = [];
disp(size(e))
m = {1 2; 3 4};
try
    m(5) = [];
catch x
    disp(x.message)
end
m(4) = [];
disp(size(m))
try
    c(0) = [];
catch x
    disp(x.message)
end
try
    c(7) = [];
catch x
    disp(x.message)
end
try
    c(1.5) = [];
catch x
    disp(x.message)
end
end

function q = put(q, time, kind)
k = numel(q);
while k > 0 && q(k).time > time
    k = k - 1;
end
q = [q(1:k), struct('time', time, 'kind', kind), q(k+1:end)];
end

function show(q)
for k = 1:numel(q)
    fprintf('%d:%s ', q(k).time, q(k).kind);
end
fprintf('(%d by %d)\n', size(q, 1), size(q, 2));
end
