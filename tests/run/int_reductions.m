% sum, prod, max and mean of integers.
x = uint8([200 100 50]);
fprintf('%d %s\n', sum(x), class(sum(x)));
fprintf('%d ', prod(uint8([20 20])), max(x), min(x), sum(int8([100 100 -100])));
fprintf('\n');
fprintf('%g %s\n', mean([1 2 4]), class(sum(single([1 2]))));
fprintf('%d %s\n', sum([true true]), class(sum([true true])));
