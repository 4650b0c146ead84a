% Arrays of objects of several classes of one hierarchy. (Not in Octave; reasoned from the documentation.)
function main()
a = [Circle('c', 2), Square('s', 3)];
disp(class(a))
disp(class(a(1)))
disp(class(a(2)))
disp(size(a))
fprintf('%g %g\n', a(1).area(), a(2).Side);
disp(a.total())
fprintf('%s;', a.Name);
fprintf('\n');

a(3) = Circle('d', 1);
disp(class(a))
disp(class(a([1 3])))
a(2).Side = 5;
disp(a(2).area())
for s = a
    fprintf('%s %g\n', class(s), s.area());
end
a(2) = [];
disp(class(a))
disp(a(2).Name)
a(2) = Square('t', 1);
disp(class(a))
b = [a; a];
disp(size(b))
disp(class(b(2, 2)))
disp(isa(b, 'Shape'))
disp(class([Circle('e', 1), Circle('f', 2)]))

list = [];
for k = 1:3
    if k == 2
        list = [list, Square('even', k)];
    else
        list = [list, Circle('odd', k)];
    end
end
disp(arrayfun(@(s) s.area(), list))

z = [Dog(), Bird(), Dog()];
disp(class(z))
fprintf('%d ', z.Legs);
fprintf('\n');
for k = 1:numel(z)
    fprintf('%s ', z(k).says());
end
fprintf('\n');
z(2).Legs = 3;
y = z(2);
y.Legs = y.Legs + 4;
disp(z(2).Legs)
disp(class(z([1 3])))
z(2) = Dog();
disp(class(z))

try
    [Plain(), Circle('x', 1)];
catch e
    disp(e.identifier)
end

% What nobody assigned is the element that the hierarchy names.
a(5) = Square('u', 2);
fprintf('%s ', a.Name);
fprintf('%s %s %d\n', class(a), class(a(4)), numel(a));

s = Set();
s.add(4);
s.add(5);
s.delete(4);
disp(s.Keys)
delete(s, 5);
disp(numel(s.Keys))
disp(isvalid(s))
end
