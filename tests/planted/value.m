function y = value(x)
half = x / 2; %! unused-value
y = x;
end
