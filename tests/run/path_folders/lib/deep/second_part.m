function y = second_part(x)
y = x + 2;
end
