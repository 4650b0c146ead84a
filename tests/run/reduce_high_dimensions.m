% Dimensions beyond those of an array: nothing to do there, and an error where no array has so many.
A = reshape(1:12, 2, 3, 2);
disp(isequal(sum(A, 60), A))
disp(isequal(cumsum(A, 9), A))
disp(size(diff(A, 1, 5)))
disp(size(cat(5, 1, 2)))
disp(isequal(max(A, [], 7), A))
disp(mean(4, 3))
for f = {@() sum(A, 2^53), @() cat(2^53, 1, 2), @() max(A, [], 2^53), @() cumsum(A, 2^53)}
    try
        f{1}();
        disp('no error');
    catch e
        disp(isempty(e.message));
    end
end
