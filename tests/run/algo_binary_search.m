function algo_binary_search
% Binary search in a sorted row.
x = [1 3 4 7 9 11 15];
for v = [7 1 15 8 0]
    fprintf('%d:%d ', v, bsearch(x, v));
end
fprintf('\n');
end

function k = bsearch(x, v)
lo = 1;
hi = numel(x);
k = 0;
while lo <= hi
    mid = floor((lo + hi)/2);
    if x(mid) == v
        k = mid;
        return
    elseif x(mid) < v
        lo = mid + 1;
    else
        hi = mid - 1;
    end
end
end
