% A text that is assigned to an element of strings is one string, however long it is; what arrays of the library's
% classes begin with.
s = ["a" "b"];
s(2) = 'xyz'
t = strings(2, 1);
for k = 1:2
    t(k) = sprintf('#%d', k);
end
disp(t')
s(4) = 'end';
disp(s)
s(1:2) = {'p', 'long text'};
disp(s)
s(:) = 'same';
disp(s)
u(2, 1) = "q";
u(1) = 'abc';
disp(u')
d = [];
d(2) = datetime(2020, 1, 1);
disp(isnat(d))
h(3) = hours(1);
disp(h)
c = [];
c(2) = categorical("a");
disp(isundefined(c))
m = [];
for k = 1:2
    m(end + 1) = minutes(k);
end
disp(class(m))
disp(m)
