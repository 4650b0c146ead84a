function y = unused_helper(x)
y = x + 1;
end
function y = square(x) %! unused-function
y = x ^ 2;
end
