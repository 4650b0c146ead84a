% Arguments at the edge of what functions are for.
disp(mode([3+2i 1+2i 3+2i 1]))
[m, f, c] = mode([1+2i 3 1+2i; 3 3 1]);
disp(m)
disp(f)
disp(c{1}.')
disp(ishandle([1 2; 3 4]))
disp(size(ishandle([])))
h = hadamard(8);
disp(h(4, :))
disp(isequal(hadamard(24) * hadamard(24)', 24 * eye(24)))
disp(roots([1e-200 -1e200 1]) == 1e-200)
disp(gammainc([2 Inf], [Inf 2]))
disp(class(polyval(single([]), 1:3)))
disp(dsearchn([0 0; 1 0; 0 1], [1 2 3], [0.1 0.1; 5 5], -1)')
calendar(2024, 2)
c = calendar(1957, 10);
disp(c(1, :))
