% Categorical arrays: order of elements, sets, missing ones, numbers of categories.
% Source: MATLAB documentation, "categorical", "circshift", "flip", "union", "fillmissing", "histcounts".
c = categorical({'b', 'a', 'c', 'a'});
disp(string(circshift(c, 1)))
disp(string(fliplr(c)))
disp(string(flip(c)))
disp(size(permute(c, [2 1])))
disp(size(num2cell(c)))
disp(string(setdiff(c, {'a'})))
disp(string(union(c, categorical({'z'}))))
disp(string(intersect(c, categorical({'a', 'z'}))))
disp([issorted(c), issorted(sort(c))])
disp(int8(c))
disp(histcounts(c, {'a', 'c'}))
disp(histcounts(c, 'Normalization', 'probability'))
g = categorical({'b', '', 'c', 'a'});
disp(string(fillmissing(g, 'previous')))
disp(string(fillmissing(g, 'constant', 'z')))
disp(ismissing(c, {'a'}))
disp(isundefined(standardizeMissing(c, 'a')))
o = categorical([1 2 3 2], 1:3, {'x', 'y', 'z'}, 'Ordinal', true);
disp(string(max(o, 'y')))
disp(string(categorical(logical([1 0]), [1 0], {'yes', 'no'})))
try, addcats(c, 'm', 'Beside', 'b'), catch e, disp(e.identifier), end
