function y = f(x
y = x;
end
