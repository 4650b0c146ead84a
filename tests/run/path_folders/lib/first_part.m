function y = first_part(x)
y = x + 1;
end
