% What properties hold before constructors of classes that inherit give them a value, and who sees it.
shapes = cell(1, 6);
for k = 1:6
    if mod(k, 2) == 0
        shapes{k} = Circle(k);
    else
        shapes{k} = Rect(k, 2);
    end
end
total = 0;
for r = 1:3
    for k = 1:numel(shapes)
        total = total + shapes{k}.area();
    end
    shapes{r}.grow(2);
end
disp(total)
disp(isempty(shapes{1}.note))
shapes{1}.note = 'n';
disp(shapes{1}.note)
t = Teller([1 2 3]);
fprintf('%d %d\n', t.first, t.look());
k = Keeper(4);
clear k
try
    k = Keeper(-1);
catch e
    disp(e.message)
end
for r = {Circle(1), Rect(2, 3)}
    disp(r{1}.area())
end
rings = {Ring('a', 2, 1), Ring('b', 4), Named('c')};
total = 0;
for k = 1:3
    total = total + rings{k}.area();
    fprintf('%s ', rings{k}.name)
end
fprintf('%d %d\n', total, isempty(rings{1}.note));
l = Loud([5 6]);
fprintf('%d %d\n', l.first, l.look());
