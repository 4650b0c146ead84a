% Objects of several classes in one cell: methods, properties and errors are those of each class.
shapes = {};
for k = 1:6
    if mod(k, 3) == 0
        shapes{end+1} = Circle(k);
    else
        shapes{end+1} = Rect(k, 2);
    end
end
total = 0;
for k = 1:numel(shapes)
    total = total + shapes{k}.area();
end
fprintf('%.4f\n', total);
fprintf('%s, %s\n', shapes{1}.describe(), shapes{3}.describe());
for k = [1 3]
    fprintf('%s ', shapes{k}.name);
    shapes{k}.name
end
try
    shapes{3}.w
catch e
    disp(e.identifier)
end
held.shape = shapes{2};
fprintf('%g\n', held.shape.area());
stack = Stack();
for k = 1:numel(shapes)
    stack.push(shapes{k});
end
back = 0;
while ~stack.isempty()
    top = stack.pop();
    back = back*2 + top.area();
end
fprintf('%.4f\n', back);
try
    stack.pop();
catch e
    disp(e.identifier)
end
numbers = Stack();
for k = 1:5, numbers.push(k^2); end
numbers.pop();
fprintf('%d %d\n', numbers.n, numbers.pop());
for k = 1:2
    other = Rect(1, 1);
    if k == 2, other = Circle(1); end
    fprintf('%.4f\n', other.area());
end
% A method whose result rarely is complex, called as a function.
for k = 1:3
    c = Circle(k);
    total = 0;
    for a = [0 0.6*k], total = total + side(c, a) + c.side(a); end
    fprintf('%.4f\n', total);
end
l = side(c, 5);
fprintf('%.4f %.4f\n', real(l), imag(l));
