% An element that is not a number stays real and NaN where others leave the reals.
show(sqrt([NaN -4 4]))
show(log([NaN -1 1]))
show(log2([NaN -2]))
show(log10([NaN -10]))
show(log1p([NaN -2]))
show(asin([NaN 2]))
show(acos([NaN 2]))
show(acosh([NaN 0.5]))
show(atanh([NaN 2]))
show(asec([NaN 0.5]))
show(acsc([NaN 0.5]))
show(asech([NaN 2]))
show(acoth([NaN 0.5]))
x = acoth(0);
fprintf('%.4f %.4f\n', real(x), imag(x));
% Of a complex number one part of which is NaN, both parts are.
disp(isnan([real(log(complex(NaN, 1))), imag(log(complex(NaN, 1)))]))
disp(isnan([real(log(complex(1, NaN))), imag(acos(complex(1, NaN)))]))

function show(z)
fprintf('%.4f%+.4fi ', [real(z); imag(z)]);
fprintf('\n');
end
