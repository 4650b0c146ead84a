% Complex arithmetic: where Newton's method ends on a row of points.
roots3 = [1, exp(2i*pi/3), exp(-2i*pi/3)];
for x = -1.5:0.5:1.5
    z = complex(x, 0.4);
    for k = 1:40
        z = z - (z^3 - 1)/(3*z^2);
    end
    [~, which_] = min(abs(z - roots3));
    fprintf('%d', which_);
end
fprintf('\n');
