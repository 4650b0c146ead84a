function y = handle_short(t)
scale = @(a, b) a * b;
y = scale(2); %! certain-error
y = y + t;
end
