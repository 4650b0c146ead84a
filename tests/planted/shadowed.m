function m = shadowed()
x = [1.5 2.5];
sum = 0;
for k = 1:numel(x)
    sum = sum + x(k);
end
m = sum(x) / numel(x); %! certain-error
end
