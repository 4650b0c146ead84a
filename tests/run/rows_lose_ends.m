% Rows of numbers and characters that lose their first or last element, down to none.
function rows_lose_ends()
s = 1;
n = 0;
while numel(s) > 0
    u = s(end);
    s = s(1:end-1);
    n = n + u;
    if u < 9
        s = [s u+1 u+2];
    end
end
fprintf('%d %dx%d\n', n, size(s));
q = 5;
most = 0;
while ~isempty(q)
    v = q(1);
    q = q(2:end);
    most = max(most, numel(q));
    if v > 0, q = [q v-1, v-2]; end
end
fprintf('%d %dx%d\n', most, size(q));
% What is empty stays so.
e = [];
for k = 1:3
    e = e(1:end-1);
    fprintf('%dx%d ', size(e));
    if k == 2, e = [e 7]; end
end
fprintf('\n');
z = [];
for k = 1:2
    z = z(2:end);
    fprintf('%dx%d ', size(z));
end
fprintf('\n');
t = 'hello';
while ~isempty(t)
    fprintf('%s|', t);
    t = t(2:end);
end
fprintf('%dx%d\n', size(t));
% A copy keeps all.
a = randi(9, 1, randi([3 6]));
b = a;
a = a(1:end-1);
c = a;
a = a(2:end);
fprintf('%d %d %d\n', numel(b) - numel(a), numel(c) - numel(a), isequal(a, b(2:end-1)) && isequal(c, b(1:end-1)));
% Columns and matrices.
m = (1:4)';
while numel(m) > 1
    m = m(2:end);
end
fprintf('%d\n', m);
w = magic(3);
for k = 1:2
    w = w(1:end-1);
    fprintf('%dx%d ', size(w));
end
fprintf('\n');
% Neighbours in lists that may be empty.
adj = cell(1, 5);
pairs = [1 2; 2 3; 4 5; 1 3];
for k = 1:size(pairs, 1)
    adj{pairs(k, 1)}(end+1) = pairs(k, 2);
end
label = zeros(1, 5);
for k = 1:5
    if label(k) == 0
        label = paint(adj, k, k, label);
    end
end
fprintf('%d ', label); fprintf('\n');
r = zeros(1, 0);
for k = 1:3
    x = r(adj{5});
    fprintf('%dx%d ', size(x), size(adj{4}(adj{5}))); 
    r = [r k];
    y = r([]);
    fprintf('%dx%d\n', size(y));
end
u = uint8(1:3);
k = 0;
while any(u)
    k = k + double(u(1));
    u = u(2:end);
end
fprintf('%d %s %dx%d\n', k, class(u), size(u));
z = [1+2i 3 4i];
for k = 1:2
    z = z(1:end-1);
end
disp(z);
end

function label = paint(adj, k, c, label)
stack = k;
label(k) = c;
while numel(stack) > 0
    u = stack(end);
    stack = stack(1:end-1);
    next = adj{u};
    next = next(label(next) == 0);
    next = unique(next);
    label(next) = c;
    stack = [stack next];
end
end
