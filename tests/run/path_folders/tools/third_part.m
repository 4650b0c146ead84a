function y = third_part(x)
y = first_part(x) + 10;
end
