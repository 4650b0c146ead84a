% What set functions, orders and shapes do not take.
calls = {@() intersect([1 2; 3 4], [1 2 3], 'rows'), @() union([1 2], 3, 'foo'), @() union(1, 2, 3), @() unique(1, 2), ...
    @() ismember([1 2], [1 2 3], 'rows'), @() sort([1 2], 1, 2), @() cummax([1 2], 1, 2), @() triu(ones(2, 2, 2)), ...
    @() tril(magic(3), 1.5), @() rot90([1 2], 0.5), @() rot90([1 2], [1 2]), @() circshift([1 2], 1.5), ...
    @() trace(ones(2, 2, 2)), @() movmean(1:3, 3, 1, 2)};
for k = 1:numel(calls)
    try
        calls{k}();
        disp('no error')
    catch e
        disp(e.message)
    end
end
disp(norm(ones(2, 2, 2), 'fro') == sqrt(8))
disp(norm([1 NaN; 2 3]))
[~, ~, P] = qr([1 2; 3 5], 'econ', 'matrix');
disp(P)
disp(islocalmax([1 NaN 3 1]))
