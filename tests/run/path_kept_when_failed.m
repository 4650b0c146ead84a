% Assignments that fail leave their variable as it was; deletion; lists of what is not there.
a = [1 2];
try, a([1 9]) = [7 8 9]; catch e, disp(e.message), end
disp(a)
try, a(0) = 5; catch e, disp(e.identifier), end
disp(a)
x = 1:3; x(:) = []; disp(size(x))
[s.a, s.b] = deal(1, 2); disp(s)
try, u(1:2) = []; catch e, disp(e.message), end
b = magic(3); b(:, 2) = []; disp(b)
try, b(1, :) = [1 2 3]; catch e, disp(e.message), end
disp(b)
try, b(5, 5) = [1 2]; catch e, disp(e.message), end
disp(size(b))
c = {1, 2}; try, c{3} = undefined_name; catch e, disp(e.message), end
disp(size(c))
t.f = 1; try, t.f(2, :) = [1 2]; catch e, disp(e.message), end
disp(t)
d = 1:5; d([true false true false false]) = []; disp(d)
try, d(9) = []; catch e, disp(e.message), end
