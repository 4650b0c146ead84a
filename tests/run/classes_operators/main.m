c = Circle(2,'c2')
c.describe(); describe(c)
c.Diameter, c.Diameter = 10; c.R
c.PI, Circle.PI, Circle.twice(4), u = Circle.unit(); u.Name
try, c.R = -1; catch e, disp(e.identifier), disp(e.message), end
try, c.Count = 5; catch e, disp(e.identifier), disp(e.message), end
try, c.Secret, catch e, disp(e.identifier), disp(e.message), end
try, c.hidden(), catch e, disp(e.identifier), disp(e.message), end
try, c.prot(), catch e, disp(e.identifier), disp(e.message), end
try, c.Nope, catch e, disp(e.identifier), disp(e.message), end
try, c.Nope = 3; catch e, disp(e.identifier), disp(e.message), end
try, Circle(1,2,3), catch e, disp(e.identifier), disp(e.message), end
try, Shape(), catch e, disp(e.identifier), disp(e.message), end
try, c.PI = 3; catch e, disp(e.identifier), disp(e.message), end
c.secret()
l = addlistener(c,'Resized',@(s,e) fprintf('resized to %g (%s)\n', s.R, e.EventName));
c.R = 7;
delete(l); c.R = 8;
isvalid(c), delete(c), isvalid(c)
try, c.R, catch e, disp(e.identifier), disp(e.message), end
m = Money(5,'usd')
n = m + 3; n, m + Money(2), -m, 3*m, m*2, m == Money(5), m < Money(6), m ~= Money(5)
double(m), char(m), string(m), [m, m, m], Money(1):Money(4), length(m), m', m.', m^2, m\2, m/5
try, m.Amount = -1; catch e, disp(e.identifier), disp(e.message), end
try, m.Amount = [1 2]; catch e, disp(e.identifier), disp(e.message), end
try, m.Amount = 'abcd'; catch e, disp(e.identifier), disp(e.message), end
if ~Money(0), disp('not works'), end
v = Vec([10 20 30]);
v(2), v{3}, v.Sum, v(end), v(2) = 99; v.Data, v
size(v)
x = 10:20; x(Money(3))
a = Color.Red, a == Color.Blue, a.isWarm(), uint8(a), a + 1, class(a), isa(a,'uint8')
d = Day.Tue, d == 'Tue', char(d), string(d), isequal(d, Day.Tue)
switch d, case Day.Mon, disp('mon'), case Day.Tue, disp('tue'), end
[mm, names] = enumeration('Day')
b = Derived(5,6); b.hello(), b.A, b.B, b.over(3), isa(b,'Base'), class(b)
b
p = properties(b)
methods(b)
isprop(b,'A'), ismethod(b,'hello'), isobject(b), isstruct(b)
s = struct('o', b); s.o.A = 77; b.A
arr = [Base(1), Base(2)]; numel(arr), arr(2).A, [arr.A]
arr(2).A = 50; arr(2).A
isequal(Money(1),Money(1)), isequal(b,b)
metaclass(b).Name
mc = ?Base; mc.Name
