function y = never(x)
n = numel(x);
y = n;
if n < 0 %! decided-condition
    y = 0;
end
end
