function y = brace_of_number()
values = [10 20 30];
y = 0;
for k = 1:3
    y = y + values{k}; %! certain-error
end
end
