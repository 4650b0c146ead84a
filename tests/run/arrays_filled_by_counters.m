% Elements assigned at a counter: which are there, which are [].
function arrays_filled_by_counters()
seed = 11;
n = 0;
for k = 1:40
    seed = mod(seed*16807, 2147483647);
    if mod(seed, 3) == 0
        n = n + 1;
        list(n) = struct('key', k, 'pair', [k, 2*k]);
        names{n} = sprintf('n%d', k);
        found(n).first = k;
        found(n).second = {k};
    end
end
total = 0;
for i = 1:n
    total = total + list(i).key*list(i).pair(2) + numel(names{i}) + found(i).first + found(i).second{1};
end
fprintf('%d elements, %d\n', n, total);

top = 0;
stack = {};
depth = 0;
for k = 1:60
    seed = mod(seed*16807, 2147483647);
    if mod(seed, 5) > 1 || top == 0
        top = top + 1;
        stack{top} = [k, mod(seed, 10)];
        depth = max(depth, top);
    else
        v = stack{top};
        total = total + v(1)*v(2);
        top = top - 1;
    end
end
fprintf('%d left, %d deep, %d, %d cells\n', top, depth, total, numel(stack));

m = 0;
for k = 1:3
    late(m + 1).v = k;
    m = m + 1;
end
fprintf('%d', [late.v]);
fprintf('\n');

% Gaps all the same.
m = 0;
for k = 1:3
    m = m + 2;
    gaps(m).v = k;
end
for k = 1:numel(gaps)
    fprintf('%d ', isempty(gaps(k).v));
end
fprintf('\n');
m = 0;
for k = 1:4
    m = m + 1;
    some(m).v = k;
    if k == 2
        some = struct('v', {});
    end
end
for k = 1:numel(some)
    fprintf('%d ', isempty(some(k).v));
end
fprintf('\n');
m = 0;
cells = {};
for k = 1:6
    try
        m = m + 1;
        if mod(k, 2) == 0
            error('test:no', 'no');
        end
        cells{m} = k;
    catch
    end
end
for k = 1:numel(cells)
    fprintf('%d ', isempty(cells{k}));
end
fprintf('\n');
m = 0;
q = struct('v', {});
for k = 1:4
    m = m + 1;
    q(m).v = 10*k;
    if k == 3
        q(1) = [];
    end
end
for k = 1:numel(q)
    fprintf('%d ', isempty(q(k).v));
end
fprintf('\n');
for k = 1:2
    m = more(k);
    fprintf('%d ', numel(m), isempty(m(end - 1).v));
end
fprintf('\n');
end

% The counter is not set where the array is made.
function x = more(n)
x = struct('v', {});
x(n).v = 1;
n = n + 1;
x(n).v = 2;
n = n + n;
x(n).v = 3;
end
