disp(half(4, 2)); %! too-many-arguments
function y = half(x)
y = x / 2;
end
