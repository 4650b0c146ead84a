% A real factor multiplies both parts of a complex number, also where it is no number.
z = NaN;
show(z * [1i, 2])
show(z * [1i 2; 3 4])
show([1i 2] * z)
show([1i 2] * [z; z])
show(z .* [1i 2])
show(Inf .* [1i 2; 0 1])
z = numel('abc') / 0;
show(z .* [1i 2; 0 1])
show([1i 2; 0 1] .* z)
function show(x)
    fprintf('%g%+gi ', [real(x(:)), imag(x(:))].');
    fprintf('\n');
end
