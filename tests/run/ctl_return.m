function ctl_return
% return leaves a function from inside loops.
fprintf('%d %d %d\n', firstOver([1 5 9], 4), firstOver([1 5 9], 10), firstOver([], 0));
end

function k = firstOver(x, limit)
k = 0;
for i = 1:numel(x)
    while true
        if x(i) > limit
            k = i;
            return
        end
        break
    end
end
end
