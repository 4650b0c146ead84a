function y = vector_in_and(a)
limits = [1 5];
y = a;
if limits(1) < 3 && limits < 6 %! certain-error
    y = true;
end
end
