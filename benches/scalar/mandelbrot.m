% The Mandelbrot set with complex scalars.
n = 120;
limit = 100;
total = 0;
for i = 1:n
    for j = 1:n
        c = complex(-2 + 2.5*(j - 1)/(n - 1), -1.25 + 2.5*(i - 1)/(n - 1));
        z = c;
        k = 0;
        while abs(z) <= 2 && k < limit
            z = z*z + c;
            k = k + 1;
        end
        total = total + k;
    end
end
fprintf('%d\n', total);
