% Division with remainders of negative numbers.
for a = [7 -7]
    for b = [2 -2]
        fprintf('%g %g %g %g %g|', a/b, fix(a/b), floor(a/b), mod(a, b), rem(a, b));
    end
end
fprintf('\n');
