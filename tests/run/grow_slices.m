% Growth: of what is empty, undefined, a field, a parameter, by slices in every direction.
a = []; a(1:2) = 7; disp(a)
y(2:3) = 5; disp(y)
y(end+1:end+3) = 7; disp(y)
n = 4 + (str2double(getenv('NO_SUCH')) > 5);
clear y, y(n:-1:1) = 1:n; disp(y)
s.a(1:n) = 4; disp(s.a)
disp(branch([1 2], true)), disp(branch([1 2], false))
w = 1:6; clear y
for n = 2:3, y(1:n) = w(1:n)/n; end
disp(y)
disp(points(3))
for k = 1:3, A(k,1:2) = 0; A(k,k) = -1; end
disp(A)
b(2,3) = 1; b(:,end+1) = [8; 9]; disp(b)
c = {}; c{3} = 1; c(end+1) = {2}; disp(size(c))
t(3).x = 5; disp(size(t)), disp(isempty(t(1).x))
m = 'ab'; m(4) = 'd'; disp(double(m))
l = true; l(3) = true; disp(l), disp(class(l))
i = int8(1); i(3) = 300; disp(i), disp(class(i))
z = 1; z(3) = 2i; disp(z)
function x = branch(x, grow)
if grow, x(5) = 1; end
end
function xy = points(n)
for p = 1:n
    x = p; y = -p;
    xy(1:2,p) = [x, y]';
end
end
