function y = missing_operator(x)
y = 2x + 1; %! syntax-error
end
