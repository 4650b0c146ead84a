function y = thrice(x)
y = 3 * x;
end
