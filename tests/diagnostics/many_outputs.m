[a, b] = twice(1);

function y = twice(x)
y = 2 * x;
end
