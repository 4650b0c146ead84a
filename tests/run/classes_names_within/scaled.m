function y = scaled(x, k, f)
y = x * k * f;
end
