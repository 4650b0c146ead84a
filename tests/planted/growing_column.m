function t = growing_column()
t = [1 2 3];
for k = 1:2
    t(end + 1, :) = [k, k]; %! certain-error
end
end
