% Short functions of images, signals, probability, geometry and matrices.
show(rgb2gray(cat(3, uint8([255 0]), uint8([0 255]), uint8([0 0]))));
show(rgb2gray([1 0 0; 0 1 0; 0 0 1]));
show(im2double(uint8([0 51 255])), im2double(int16([-32768 32767])));
show(rgb2hsv([1 0 0; 0 1 0; 0 0 1; 0.5 0.5 0.5; 0.2 0.4 0.6]));
show(hsv2rgb([0 1 1; 1/3 1 1; 2/3 1 1; 0.5 0 0.5; 0.1 0.5 0.8]));
x = rand(5, 3);
show(max(max(abs(hsv2rgb(rgb2hsv(x)) - x))) < 1e-14);
show(dct([1 2 3 5]), norm(idct(dct([1 2 3 4])) - [1 2 3 4]) < 1e-14);
show(hann(4), imag(hilbert([1 2 3 4])));
show(binopdf(0:3, 3, 0.5), binocdf(0:3, 3, 0.5), poisspdf(0:2, 2), poisscdf(0:2, 2));
show(exppdf([0 1 -1], 2), expcdf([0 1], 2), unifpdf([0 3], 1, 4), unifcdf([0 2 5], 1, 4));
show(gampdf(2, 3, 2), gamcdf(2, 3, 2), betapdf(0.3, 2, 5), betacdf(0.3, 2, 5), chi2pdf(3, 4), tpdf(1, 5));
[k, d] = dsearchn([0 0; 5 5; 9 1], [4 4; 8 0]);
show(k, d);
show(pdist2([0 0; 3 4], [0 0; 1 1]), pdist2([0 0], [3 4], 'cityblock'));
a = [1 1e4; 1e-4 2];
[t, b] = balance(a);
show(norm(t \ a * t - b) < 1e-12, max(abs(log2(diag(t)) - round(log2(diag(t))))));
show(condeig([1 2; 0 3]), abs(ordeig([3 1 0; 0 2 1; 0 -1 2])));
u = [1 2; 1 2];
show(divergence(u, u'), curl(u, u'));
s = [4 2 1 7; 2 0 3 1; 1 3 0 2; 7 1 2 5];
[l, d, p] = ldl(s);
show(norm(p' * s * p - l * d * l') < 1e-12, all(diag(l) == 1), norm(d - diag(diag(d)) - diag(diag(d, 1), 1) - diag(diag(d, -1), -1)));
[l, d] = ldl(s);
show(norm(s - l * d * l') < 1e-12);
function show(varargin)
for k = 1:nargin
    fprintf('[%s] ', num2str(reshape(double(varargin{k}), 1, []), '%.4g '));
end
fprintf('\n');
end
