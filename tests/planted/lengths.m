function p = lengths()
x = 0:4;
y = x(2:end) .^ 2;
p = polyfit(x, y, 2); %! certain-error
end
