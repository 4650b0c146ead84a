function neighbours_deleted()
% NEIGHBOURS_DELETED  Ranges of elements are taken out of rows, columns and texts.
s = 1:6;
s(end-1:end) = [];
disp(s)
s(1:2) = [];
disp(s)
c = (1:5)';
c(2:3) = [];
disp(c')
t = 'hello world';
t(1:6) = [];
disp(t)
z = [1+2i 3 4i];
z(2:3) = [];
disp(z)
e = 7;
e(1:1) = [];
disp(size(e))
k = int8([1 2 3 4]);
k(3:2) = [];
disp(k)
k(2:end) = [];
disp(k)
m = magic(3);
m(4:6) = [];
disp(m)
taken(5);
try
    s(2:9) = [];
catch err
    disp(err.identifier)
end
try
    s(0:1) = [];
catch err
    disp(err.identifier)
end
disp(s)
n = [];
n(1:0) = [];
disp(size(n))
end

function taken(n)
stack = [];
for i = 1:n
    stack(end+1) = i;
    stack(end+1) = 10*i;
    if mod(i, 2) == 0
        a = stack(end-1);
        stack(end-1:end) = [];
        stack(end) = stack(end) + a;
    end
end
disp(stack)
queue = 1:n;
while numel(queue) > 1
    fprintf('%d ', queue(1));
    queue(1:2) = [];
end
fprintf('%d left\n', numel(queue));
end
