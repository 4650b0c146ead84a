f(1);

function f(n)
f(n + 1);
end
