% A recursion in which each call changes one of two numbers, and what a test says of them.
function fn_recursion_in_two_arguments
fprintf('%d\n', ways(4, 4));
fprintf('%d %d %d\n', ways(10, 10), ways(12, 3), ways(30, 30));
fprintf('%d\n', paths(3, 4, 5));
end

function w = ways(n, most)
if n == 0
    w = 1;
elseif n < 0 || most == 0
    w = 0;
else
    w = ways(n - most, most) + ways(n, most - 1);
end
end

function p = paths(a, b, c)
if a < 0 || b < 0 || c < 0
    p = 0;
elseif a + b + c == 0
    p = 1;
else
    p = paths(a - 1, b, c) + paths(a, b - 1, c) + paths(a, b, c - 1);
end
end
