function algo_quick_sort
% Quicksort by recursion on parts selected with masks.
fprintf('%d ', qs([3 6 1 8 2 9 2]), isempty(qs([])), qs(5));
fprintf('\n');
fprintf('%d ', isequal(qs(mod((1:200)*7919, 211)), sort(mod((1:200)*7919, 211))));
fprintf('\n');
end

function y = qs(x)
if numel(x) < 2
    y = x;
    return
end
p = x(ceil(end/2));
y = [qs(x(x < p)), x(x == p), qs(x(x > p))];
end
