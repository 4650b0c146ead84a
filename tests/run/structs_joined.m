function structs_joined()
% Struct arrays that are put together from parts of themselves and single structs.
q = struct('time', {}, 'kind', {}, 'who', {});
times = [5 1 4 2 8 3];
kinds = {'a', 'bb', '', 'd', 'eee', 'f'};
for k = 1:numel(times)
    q = put(q, times(k), kinds{k}, k);
end
show(q)
q = q(2:end);
show(q)
q = [q(end:-1:1), q(1)];
show(q)
w = [];
w = [w, item(1, 'x', 1)];
w = [w, item(2, 'y', 2), item(3, 'z', 3)];
show(w)
v = [w'; w(1)];
disp(size(v))
show(v)
e = q([]);
disp(size(e))
both = [e, q(1:2), e];
show(both)
disp(size([e, e]))
try
    bad = [w; item(9, 'n', 9)];
    show(bad)
catch err
    disp(err.message), disp(err.identifier)
end
try
    show([w(1:7), item(1, 'q', 1)])
catch err
    disp(err.message), disp(err.identifier)
end
try
    show([w(0:1), item(1, 'q', 1)])
catch err
    disp(err.message), disp(err.identifier)
end
other = struct('who', 7, 'kind', 'order', 'time', 70);
mixed = [w(1), other];
disp(fieldnames(mixed)')
show(mixed)
try
    bad = [w(1), struct('time', 1, 'kind', 'k')];
    show(bad)
catch err
    disp(err.message), disp(err.identifier)
end
% The same name on both sides, changed on the way.
w = [w(1), w];
w(1).who = 100;
show(w)
w = [w, w];
w(2).kind(1) = 'Q';
show(w)
end

function q = put(q, time, kind, who)
k = numel(q);
while k > 0 && q(k).time > time
    k = k - 1;
end
q = [q(1:k), item(time, kind, who), q(k+1:end)];
end

function s = item(time, kind, who)
s = struct('time', time, 'kind', kind, 'who', who);
end

function show(q)
for k = 1:numel(q)
    fprintf('%d:%s:%d ', q(k).time, q(k).kind, q(k).who);
end
fprintf('\n');
end
