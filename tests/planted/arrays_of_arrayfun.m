function s = arrays_of_arrayfun()
a = 1:3;
b = 1:4;
s = arrayfun(@(x, y) x + y, a, b); %! certain-error
end
