% Vectors with a dimension named, and results in the class of their inputs.
disp(dot([1 2 3], [4 5 6], 2))
disp(dot([1 2 3], [4 5 6], 1))
disp(dot([1; 2], [3; 4], 1))
disp(dot([1 2 3], [4; 5; 6]))
try
    dot([1 2 3], [4; 5; 6], 1)
catch e
    disp(e.message)
end
disp(dot([1 2; 3 4], [5 6; 7 8], 2))
disp(class(trapz(true))), disp(trapz(int8([3 1 2])))
x = cumtrapz(int8([3 1 2]));
disp(class(x)), disp(x)
disp(cumtrapz([0 2 6], [1 3 5]))
disp(cumtrapz(2, [1 3 5]))
disp(class(union(5, single(2)))), disp(class(setdiff(5, single(2))))
[q, r] = deconv([2 5 3], single([1 1]));
disp(class(q)), disp(q), disp(r)
disp(skewness([])), disp(kurtosis([]))
disp(skewness([1 2 NaN 6]) == skewness([1 2 6]))
fprintf('%.4f ', skewness([1 2 5; 3 4 9; 4 8 20; 1 2 3], 0)); fprintf('\n')
fprintf('%.4f ', kurtosis([1 2 5; 3 4 9; 4 8 20; 1 2 3; 7 7 8], 0)); fprintf('\n')
fprintf('%.4f ', skewness([1 2; 3 9], 1, 'all'), kurtosis([1 2; 3 9], 1, [1 2])); fprintf('\n')
disp(class(hadamard(2, 'single'))), disp(class(invhilb(2, 'single')))
disp(class(rosser('single'))), disp(class(wilkinson(3, 'single')))
