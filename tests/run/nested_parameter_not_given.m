% A parameter that a nested function shares, in calls that give it and then in some that do not.
disp(half(3))
try
    disp(half())
catch e
    disp(e.message)
end
disp(half(5))
calls = {{1, 2}, {1}, {4, 4}};
for k = 1:3
    try
        disp(summed(calls{k}{:}))
    catch
        disp('not given')
    end
end
f = @summed;
for k = 1:2
    args = num2cell(1:k);
    try
        disp(f(args{:}))
    catch
        disp('not given')
    end
end

function r = half(a)
    function y = f(x)
        y = x - a;
    end
    est = a;
    r = est - f(est) / 2;
end

function r = summed(a, b)
    function y = both()
        y = a + b;
    end
    r = 10 * both();
end
