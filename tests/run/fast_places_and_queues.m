% What compiled programs do without a call of the library gives what the library gives.
function fast_places_and_queues
handles();
queues();
draws();
extremes();
integers();
bits();
keys_of_numbers();
next = counter(5);
for k = 1:3
    fprintf('%d ', next());
end
fprintf('\n');
end

function handles
fs = {@sin, @sqrt, @abs, @max, @numel};
for k = 1:numel(fs)
    show(apply(fs{k}, -4));
end
for k = 1:3
    if k == 1
        f = @floor;
    elseif k == 2
        f = @round;
    else
        f = @(x) x + 0.25;
    end
    show(apply(f, 2.5));
end
show(apply(@sum, [1 2 3]));
show(feval(@hypot, 3, 4));
try
    apply2(@sin, 1, 2);
catch e
    disp(e.message);
end
end

function y = apply(f, x)
y = f(x);
end

function y = apply2(f, x, z)
y = f(x, z);
end

function show(x)
if isreal(x)
    fprintf('%.4f\n', x);
else
    fprintf('%.4f%+.4fi\n', real(x), imag(x));
end
end

function queues
q.items = {}; q.n = 0; q.row = zeros(1, 0); q.m = eye(2);
for k = 1:6
    q.items{end+1} = k;
    q.row(end+1) = 10*k;
    if mod(k, 3) == 0
        q.n = q.n + q.items{1};
        q.items(1) = [];
        q.row(1) = [];
        q.m(1, :) = [];
        q.m = [q.m; k, k + 1];
    end
end
fprintf('%d %d | %s | %s\n', numel(q.items), q.n, mat2str(q.row), mat2str(q.m));
q.row(q.row > 40) = [];
fprintf('%s\n', mat2str(q.row));
c = {1:3, 4:6};
c{2}(2) = [];
disp(c{2});
try
    q.row(9) = [];
catch
    fprintf('kept %s\n', mat2str(q.row));
end
end

function draws
rng(7);
a = rand(1, 4);
rng(7);
b = [rand, rand, rand, rand];
rng(7);
c = randi(6, 1, 3);
rng(7);
d = zeros(1, 3);
for k = 1:3
    d(k) = randi(6);
end
rng(7);
u = randn(1, 2);
rng(7);
v = [randn, randn];
fprintf('%d %d %d\n', isequal(a, b), isequal(c, d), isequal(u, v));
for limit = [0 2.5 -1]
    try
        randi(limit);
    catch
        fprintf('no limit ');
    end
end
fprintf('\n');
end

function extremes
lists = {[3 1 2], [NaN 2 5 5], [NaN NaN], [0 -0], 7, [-Inf NaN Inf]};
for k = 1:numel(lists)
    [m, i] = max(lists{k});
    [n, j] = min(lists{k});
    fprintf('%g at %d, %g at %d\n', m, i, n, j);
end
x = mod((1:40)*7, 11);
x(3) = NaN;
for k = 1:3
    [m, i] = max(x);
    x(i) = 0;
    [~, j] = min(x(2:end));
    fprintf('%g at %d, %d\n', m, i, j);
end
[m, i] = max([]);
fprintf('%d %d\n', isempty(m), isempty(i));
end

function integers
a = uint8([10 200 30; 250 5 60; 70 80 255]);
b = int16([-300 20; 40 -5]);
part = a(1:2, 2:3);
fprintf('%.4f %s %d %s %d %s\n', mean(part(:)), class(mean(part(:))), max(part(:)), class(max(part(:))), ...
    min(part(:)), class(min(part(:))));
fprintf('%.2f %d %d %d %d\n', mean(b(:)), max(b(:)), min(b(:)), any(b(:) == 20), nnz(a > 60));
fprintf('%d %d %d\n', any(a(:)), all(a(:)), nnz(b));
fprintf('%g %g\n', median([4 1 3]), median([4; 1; 3; 2]));
end

function bits
s = 0;
for k = 1:20
    if bitget(k, 3) && ~bitget(k, 1)
        s = s + bitor(bitset(k, 1), 8);
    end
end
fprintf('%d %d %d %d\n', s, bitset(9, 1, 0), bitget(2^52, 53), bitset(0, 53) == 2^52);
fprintf('%d %s\n', bitset(uint8(1), 8), class(bitset(uint8(1), 8)));
end

function keys_of_numbers
m = containers.Map('KeyType', 'double', 'ValueType', 'any');
n = containers.Map('KeyType', 'int32', 'ValueType', 'double');
for k = 1:6
    m(mod(k, 2) + 0.5) = 1:k;
    n(mod(k, 3)) = k*k;
end
fprintf('%d %d | %d %d %d | %d %d\n', numel(m(0.5)), numel(m(1.5)), n(0), n(1), n(2), isKey(n, 2), isKey(n, 3));
end

function f = counter(n)
    function v = inc()
        n = n + 1;
        v = n;
    end
f = @inc;
end
