function y = same_parameter(a, b, a) %! unused-argument
y = a + b;
end
