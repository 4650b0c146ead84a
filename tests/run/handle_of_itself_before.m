% A handle that captures the one that the same variable held before, over and
% over: which functions a call reaches, only the run knows.
steps = {@(x) x/2, @(x) x + 0.25, @(x) 1/(1 + x), @(x) sqrt(x + 1)};
all = chained(steps);
fprintf('%.10f\n', all(0), all(3));
held.f = all;
fprintf('%.10f\n', held.f(3));
fprintf('%.10f\n', cellfun(chained({@(x) x*2, @(x) x - 1}), {1, 2, 3}));
names = counted({'a', 'bb', 'ccc'});
disp(names('x'));
h = @(x) x + 1;
for k = 1:3
    h = {h, k};
end
while iscell(h)
    h = h{1};
end
disp(h(41));
try
    all(1, 2)
catch e
    disp(e.message);
end

function g = chained(list)
g = @(x) x;
for k = 1:numel(list)
    f = list{k};
    g = @(x) f(g(x));
end
end

function g = counted(list)
g = @(s) s;
for k = 1:numel(list)
    t = list{k};
    g = @(s) [g(s), t];
end
end
