% What names mean inside class files: local functions in defaults and validators, a method's own name in its file,
% static methods named as what tells of any object. A class without a constructor hands its inputs to the superclasses
% that take some.
l = Limits;
disp(l.Range), disp(l.Label)
l.Range = [1 3];
try
    l.Range = [3 1];
catch e
    disp(e.message)
    disp(e.identifier)
end
p = Poly([1 2 3]);
[r, c] = size(p);
fprintf('%d %d\n', r, c)
disp(evaluate(p, 2))
disp(Poly.scaled(2, 3))
disp(isa(p, 'Poly')), disp(isa(p, 'double'))
disp(Poly.isa(5)), disp(Poly.isa('x'))
b = Both(4);
disp(b.v), disp(tag(b))
try
    Plain(1)
catch e
    disp(e.identifier)
end
try
    plusOne(Base(1), p)
catch e
    disp(e.identifier)
end
% A conversion to the class that inherits it ends where that class has a constructor.
p = Pose(3); q = Pose(p); fprintf('%d %s %s\n', q.angle, q.how, p.how)
c = {p}; q = Pose(c{1}); fprintf('%d %s\n', q.angle, q.how)
f = @Pose; q = f(q); fprintf('%d %s\n', q.angle, q.how)
