function y = overwritten(x)
y = 0;
y = x + 1;
end
