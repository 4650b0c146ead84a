% Functions by name, and texts that stand in the program.
eval('x = 3;');
y = eval('x + 1');
disp(feval('sin', y));
f = @cos;
disp(feval(f, 0));
n = cellfun('length', {1, [1 2]});
disp(n);
names = {'sin', 'cos'};
for k = 1:2
    disp(feval(names{k}, 0));
end
disp(twice(@(t) t + 1));
clear x
disp(feval(@twice, f));

function r = twice(g)
r = 2*feval(g, 1);
end
