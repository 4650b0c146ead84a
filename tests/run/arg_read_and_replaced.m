% A variable that a statement both reads and replaces, in place or by a call.
z = 5; if numel(z) > 1, z = 'a'; end
z(3) = z; fprintf('%g ', z); fprintf('\n');
c = {1}; c{2} = c; fprintf('%d %d\n', numel(c), iscell(c{2}));
c{c{1}} = c; fprintf('%d %d\n', numel(c), numel(c{1}));
s.k = 1; s.list = {}; s.list{s.k + 1} = s; fprintf('%d %d\n', numel(s.list), s.list{2}.k);
x = {1, 2}; if numel(x) > 2, x = 3; end
y = [1 2 3];
for k = 1:2
    x = extend(x, x); fprintf('%d ', size(x)); fprintf('\n');
    y = both(y, y); fprintf('%d ', y); fprintf('\n');
    y = first(y, y(2)); fprintf('%d ', y); fprintf('\n');
    z(numel(z) + k) = z(1); fprintf('%g ', z); fprintf('\n');
end

function a = extend(a, b)
a(3) = b(1);
end

function a = both(a, b)
b(1) = 7;
a(1) = b(2) + 1;
a = a + b;
end

function a = first(a, b)
a(1) = b;
end
