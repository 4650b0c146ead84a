% Places in variables that have no value yet.
function path_undefined_variable
[s.a, s.b] = deal(1, 2);
disp(s.a + s.b)
[r(1:2).a] = deal(3, 4);
disp([r.a])
[u{1:2}] = deal(5, 6);
disp(u{2})
n = 3;
try, y(1:n) = []; catch e, disp(e.message), end
a = 1:3;
try, a([1 9]) = [7 8 9]; catch, disp('failed'), end
disp(a)
end
