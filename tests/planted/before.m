function y = before(n)
y = count + n; %! certain-error
count = 2;
y = y + count;
end
