function harbourmap()
% HARBOURMAP  A picture of uint8: histogram equalised, smoothed by conv2, Sobel's edges, a threshold by Otsu.
rows = 480;
cols = 640;
img = zeros(rows, cols, 'uint8');
for c = 1:cols
    for r = 1:rows
        img(r, c) = 90 + 40*sin(r/17)*cos(c/29) + mod(r*c, 23);
    end
end
img(100:220, 300:420) = img(100:220, 300:420)/2 + 100;
img(300:330, :) = 255 - img(300:330, :);
h = histogram_(img);
cdf = cumsum(h);
low = cdf(find(cdf > 0, 1));
lut = uint8(round((cdf - low)/(numel(img) - low)*255));
eq_ = lut(double(img) + 1);
fprintf('mean %.4f -> %.4f, levels %d\n', mean(double(img(:))), mean(double(eq_(:))), numel(unique(eq_)));
k = [1 2 1; 2 4 2; 1 2 1]/16;
smooth_ = conv2(double(eq_), k, 'same');
gx = conv2(smooth_, [1 0 -1; 2 0 -2; 1 0 -1], 'valid');
gy = conv2(smooth_, [1 2 1; 0 0 0; -1 -2 -1], 'valid');
g = uint8(sqrt(gx.^2 + gy.^2));
t = otsu(histogram_(g));
edges = g > t;
fprintf('threshold %d, %d edge pixels, brightest %d\n', t, nnz(edges), max(g(:)));
profile_ = sum(edges, 1);
[most, where] = max(profile_);
fprintf('column %d has %d\n', where, most);
small = g(1:4:end, 1:4:end);
fprintf('%d ', small(20, 1:12));
fprintf('\n');
end

function h = histogram_(img)
h = zeros(1, 256);
for k = 1:numel(img)
    v = double(img(k)) + 1;
    h(v) = h(v) + 1;
end
end

function t = otsu(h)
total = sum(h);
all_ = sum((0:255).*h);
w = 0;
s = 0;
best = -1;
t = 0;
for k = 0:255
    w = w + h(k+1);
    if w == 0
        continue
    end
    if w == total
        break
    end
    s = s + k*h(k+1);
    d = s/w - (all_ - s)/(total - w);
    v = w*(total - w)*d^2;
    if v > best
        best = v;
        t = k;
    end
end
end
