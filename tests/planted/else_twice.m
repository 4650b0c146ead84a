function y = else_twice(x)
if x > 0
    y = 1;
else
    y = 0;
elseif x < 0 %! syntax-error
    y = -1;
end
end
