% fzero takes its steps, and tells of them, as Octave does.
[x, fv, flag, out] = fzero(@cos, [0 3]);
printf('%.15g %d %d %d %s\n', x, flag, out.iterations, out.funcCount, out.algorithm)
disp(fieldnames(out)'), disp(out.bracketx), disp(size(out.brackety))
for x0 = [1 -3 0 1e-5 20]
    [x, fv, flag, out] = fzero(@(x) x^3 - 2*x - 5, x0);
    printf('%.15g %d %d %d\n', x, flag, out.iterations, out.funcCount)
end
[x, fv, flag] = fzero(@(x) 1/x, -2); printf('%d\n', flag)
try, fzero(@(x) x^2 + 1, 1), catch e, disp(e.message), disp(e.identifier), end
x = fzero(@(x) exp(x) - 2, [0 1], optimset('TolX', 1e-3)); printf('%.6g\n', x)
