function y = unused_argument(x, n)
y = x;
end
