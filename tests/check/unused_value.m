function y = unused_value(x)
half = x / 2;
y = x;
[m, k] = max(x);
y = y + m;
y(2) = 1;
end
