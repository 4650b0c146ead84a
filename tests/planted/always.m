function y = always(n)
y = 0;
if n ~= 1 || n ~= 2 %! decided-condition
    y = 1;
end
end
