function y = measure(x)
y = -2;
end
