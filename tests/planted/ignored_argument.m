function y = ignored_argument(x, n) %! unused-argument
y = 2 * x;
end
