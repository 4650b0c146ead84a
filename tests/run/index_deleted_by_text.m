% x(i) = '' deletes, but of strings makes empty ones.
x = 1:4;
x(2) = '';
disp(x)
c = {1, 'b', 3};
c(1) = '';
disp(numel(c))
t = 'text';
t([1 4]) = '';
disp(t)
s = ["a" "b" "c"];
s(2) = '';
fprintf('%d <%s>\n', numel(s), s(2))
s(1) = [];
disp(numel(s))
for v = {"one", 'abc', [7 8 9]}
    y = v{1};
    y(1) = '';
    disp(size(y))
end
