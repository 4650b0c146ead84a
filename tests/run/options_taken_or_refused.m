% Options of functions of arrays and texts do what they say; what is no option is refused.
% Source: MATLAB documentation of each function.
disp(sortrows([2 3; NaN 1], 'MissingPlacement', 'first'))
disp(sortrows([-3 1; 2 5; 1 9], 'ComparisonMethod', 'abs'))
disp(sortrows([3 1; 3 0; 1 2], {'descend', 'ascend'}))
disp([issorted([NaN 1 2], 'MissingPlacement', 'first'), issorted([NaN 1 2]), issorted([1 -2 3], 'ComparisonMethod', 'abs')])
c = textscan('a,1;b,2', '%s %f', 'Delimiter', ',', 'EndOfLine', ';');
disp(c{1}'), disp(c{2}')
c = textscan('1||2||3', '%f', 'Delimiter', {'||'});
disp(c{1}')
c = textscan('x y', '%s', 'TextType', 'string');
disp(class(c{1}))
try, textscan('1 x', '%f %f', 'ReturnOnError', false); catch e, disp(e.identifier), end
disp(strfind("a1b22", digitsPattern))
disp(keys(dictionary(["p" "q"], [1 2]), "cell")')
disp(paddata([1 2 3], 6, 'Pattern', 'circular'))
disp(paddata([1 2 3], 5, 'Pattern', 'edge', 'Side', 'leading'))
disp(resize([1 2 3], 7, 'Pattern', 'flip'))
disp(resize([1 2 3], 6, 'Pattern', 'reflect'))
disp(isbetween([1 5 9], 1, 9, 'openleft'))
disp(expmv([0 1; 0 0], [1; 2], [0 1]))
[x, fx, flag] = fzero(@(x) 1, 0, optimset('Display', 'off'));
disp([x, fx, flag])
warning('off', 'MATLAB:integral:NonFiniteValue')
disp(integral(@(x) NaN * x, 0, 1))
calls = {@() max([1 2], [], 1, 'foo'), @() cummax([1 2], 'foo'), @() ismember(1, 1, 'foo'), @() union(1, 2, 'foo'), ...
    @() sortrows([1 2], 'foo'), @() sort([1 2], 'MissingPlacement', 'foo'), @() contains('a', 'a', 'Foo', true), ...
    @() strsplit('a b', ' ', 'Foo', 1), @() eig([1 2; 3 4], 'foo'), @() svd([1 2; 3 4], 'foo'), @() qr([1 2; 3 4], 'foo'), ...
    @() lu([1 2; 3 4], 'foo'), @() chol([2 1; 1 2], 'foo'), @() movmean([1 2], 2, 'foo'), @() cell2table({1}, 'Foo', 1)};
for k = 1:numel(calls)
    try
        calls{k}();
        disp('taken')
    catch e
        disp(e.message)
    end
end
