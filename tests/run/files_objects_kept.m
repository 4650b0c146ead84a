% Values of every class go into a MAT-file and come back.
file = [tempname '.mat'];
s = ["a" missing; "" "long text"];
t = datetime(2024, 1, 1:2);
d = hours(3);
c = categorical({'x', 'y', 'x'});
f = @sin;
g = @(x) x + 1;
m = containers.Map({'a', 'b'}, {1, 'two'});
n = dictionary("k", {{1 2}});
T = table([1; 2], ["p"; "q"], 'VariableNames', {'N', 'S'});
z = struct('when', {datetime(2020, 2, 3), NaT}, 'cell', {{"in"}, {}});
k = 5;
save(file, 's', 't', 'd', 'c', 'f', 'g', 'm', 'n', 'T', 'z', 'k')
clear s t d c f g m n T z k
load(file)
s
t
d
c
disp(f(0))
disp(g(2))
disp(m.keys)
disp(m('b'))
disp(n{"k"})
T
disp(z(1).when)
disp(class(z(1).cell{1}))
disp(isnat(z(2).when))
only = load(file, '-regexp', '^[kd]$');
disp(fieldnames(only)')
k = 6;
save(file, 'k', '-append')
both = load(file, 'k', 's');
disp(both.k)
disp(both.s(2, 2))
a = 2;
h = @(x) x + a;
try
    save(file, 'h')
catch e
    disp(e.identifier)
end
delete(file)
