function fn_nested
% Nested functions share the variables of the function around them.
x = 1;
total = 0;
    function add(k)
        total = total + k;
        x = x*2;
    end
add(5);
add(6);
fprintf('%d %d\n', total, x);
f = makeCounter();
f();
f();
g = makeCounter();
fprintf('%d %d\n', f(), g());
end

function h = makeCounter()
n = 0;
    function r = next()
        n = n + 1;
        r = n;
    end
h = @next;
end
