function fn_handles_chosen()
% handles chosen in branches, captured, handed on, returned
total = 0;
for k = 1:6
    f = pick(k);
    total = total + apply(f, k);
    g = @(x) f(x) + k;
    total = total + apply(g, 2);
end
fprintf('%.6f\n', total);
h = pick(1); disp(func2str(h)); disp(class(h));
h = pick(5); disp(func2str(h));
h2 = pick(3);
disp(isequal(h, h2)); disp(isequal(h, h));
h
a = 3;
if total > 0
    q = @(x) x*a;
else
    q = @sin;
end
a = 100;
fprintf('%g %g\n', q(2), feval(q, 4));
z = cellfun(q, {1, 2, 3}); disp(z);
z = arrayfun(q, [4 5 6]); disp(z);
s.f = q; s.name = 'x';
fprintf('%g\n', s.f(7));
c = {q, @cos, @(x) x^2};
for k = 1:3
    fprintf('%g ', c{k}(0.5));
end
fprintf('\n');
idx = mod(numel(c), 4);
fprintf('%g\n', c{idx}(3));
try
    w = pick(2);
    w(1, 2, 3)
catch e
    disp(e.message);
end
try
    w = pick(4);
    w([1 2; 3 4])
catch e
    disp(e.message);
end
end
function f = pick(k)
switch mod(k, 4)
    case 0
        f = @(x) fail(x);
    case 1
        f = @sin;
    case 2
        f = @(x) x + k;
    otherwise
        f = @named;
end
end
function y = named(x)
y = 2*x;
end
function y = fail(x)
if numel(x) > 1
    error('a:b', 'not for %d', numel(x));
end
y = -x;
end
function y = apply(f, x)
y = f(x);
end
