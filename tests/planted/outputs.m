[a, b] = half(4); %! too-many-outputs
disp(a + b);
function y = half(x)
y = x / 2;
end
