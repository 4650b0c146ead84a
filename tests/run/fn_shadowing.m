function fn_shadowing
% Local functions win over builtins, variables over functions.
fprintf('%d\n', numel([1 2 3]));
sum = 5;
fprintf('%d\n', sum);
i = 3;
fprintf('%d %g\n', i, imag(2i));
max = [10 20 30];
fprintf('%d\n', max(2));
end

function n = numel(x)
n = -1;
end
