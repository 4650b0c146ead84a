function t = after_continue(x)
t = 0;
for k = 1:numel(x)
    if x(k) < 0
        continue
        t = t - x(k); %! unreachable-code
    end
    t = t + x(k);
end
end
