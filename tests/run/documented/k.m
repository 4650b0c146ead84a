function k(number, got, want)
% tells of a check that fails; classes and sizes count, and NaN is NaN
if ~(isequaln(got, want) && strcmp(class(got), class(want)) && isequal(size(got), size(want)))
    fprintf('check %d: %s of', number, class(got)); fprintf(' %d', size(got)); fprintf('\n'); disp(got);
end
end
