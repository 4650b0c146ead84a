function y = after_return(x)
y = x;
return
y = 2 * x; %! unreachable-code
end
