% The weighted median: half of the weight lies on either side.
disp(median([1 2 3], 'Weights', [1 5 1]))
disp(median([1 2 3 4], Weights=[1 1 1 1]))
disp(median([3 1 2], 'Weights', [1 1 4]))
disp(median([1 2; 3 4; 5 6], 'Weights', [1 1 3]))
disp(median([1 2 9; 3 4 5], 2, 'Weights', [3 1 1])')
disp(median([1 NaN 5], 'omitnan', 'Weights', [1 7 2]))
disp(median([1 NaN 5], 'Weights', [1 7 2]))
disp(class(median(single([1 2]), 'Weights', [1 2])))
try
    median([1 2 3], 'Weights', [1 2])
catch err
    disp(err.identifier)
end
% Missing elements from the nearest rows.
x = [1 2 3; 1 2 4; 9 9 9; 1 NaN 3];
disp(fillmissing(x, 'knn'))
disp(fillmissing(x, 'knn', 2))
[y, filled] = fillmissing([1 10; 2 20; 2.1 NaN; 8 90], 'knn', 'Distance', 'seuclidean');
disp(y(3, :))
disp(filled')
