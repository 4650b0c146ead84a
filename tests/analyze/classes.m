% A function called with several classes has a context for each; a variable that is used twice for
% different things is two variables.
a = 2;
p = power3(a);
q = power3(single(a));
r = power3(int8(100));
a = 'text';
n = numel(a);
if n > 3
    k = true;
else
    k = 'never';
end
s.name = a;
s.size = [n, p];
c = {s, @power3, q + r};
g = c{2};
d = g(c{1}.size(1));
disp(d);

function y = power3(x)
y = x^3;
end
