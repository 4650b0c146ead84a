function algo_bubble_sort
% Sorting by exchange.
fprintf('%d ', bubble([5 2 9 1 5 6]), bubble([1]), bubble(10:-1:1));
fprintf('\n');
end

function x = bubble(x)
n = numel(x);
swapped = true;
while swapped
    swapped = false;
    for k = 1:n-1
        if x(k) > x(k+1)
            x([k k+1]) = x([k+1 k]);
            swapped = true;
        end
    end
    n = n - 1;
end
end
