% Compiled functions beside classes of the library that the interpreter runs: handles that are called there, errors on
% the way, names of arguments, objects in cells, structs, loops and results.
T = table([1; 2; 3], [10; 20; 30], 'VariableNames', {'A', 'B'});
scale = 2;
R = rowfun(@(a, b) a*scale + b, T, 'OutputVariableNames', 'S');
disp(R.S')
V = varfun(@largest, T);
disp(V)
G = table({'x'; 'y'; 'x'}, [1; 2; 5], 'VariableNames', {'K', 'N'});
S = groupsummary(G, 'K', @(v) total(v));
disp(S)
try
    rowfun(@(a, b) fails(a), T);
catch e
    disp(e.identifier)
end
height = [1.5; 1.8];
age = [30; 40];
P = table(height, age);
disp(P.Properties.VariableNames)
% A handle that calls methods of objects, from within the interpreter.
t0 = datetime(2024, 1, 1);
W = table(t0 + days([0; 40; 80]), 'VariableNames', {'When'});
M = rowfun(@(when) month(when) + offset(when - t0), W, 'OutputFormat', 'uniform');
disp(M')
% Objects in loops, cells and structs.
c = {t0, hours(3), categorical({'a'})};
for k = 1:numel(c)
    fprintf('%s ', class(c{k}));
end
fprintf('\n');
s.when = t0;
s.when.Day = 15;
disp(s.when)
d = hours(0);
for k = 1:1000
    d = d + minutes(k);
end
fprintf('%g %g\n', hours(d), collatz(27));
x = later(t0, 3);
disp(x)
disp(isequal(later(t0, 2) - t0, days(2)))
f = @(h) t0 + hours(h);
disp(f(36))
q = cellfun(@(h) f(h), {1, 2}, 'UniformOutput', false);
disp(q{2})
z = arrayfun(@(k) day(t0 + days(k)), 1:3);
disp(z)

function m = largest(v)
m = max(v);
end
function s = total(v)
s = 0;
for k = 1:numel(v)
    s = s + v(k);
end
end
function r = fails(a)
if a > 1
    error('beside:wrong', 'No %g.', a);
end
r = a;
end
function n = offset(d)
n = 100*floor(days(d)/30);
end
function t = later(t, n)
t = t + days(n);
end
function n = collatz(k)
n = 0;
while k ~= 1
    if mod(k, 2) == 0, k = k/2; else, k = 3*k + 1; end
    n = n + 1;
end
end
