function image8()
% IMAGE8  A picture of integers: blurred, edges, thresholds, histogram.
n = 512;
img = uint8(mod((1:n)'*(1:n), 251));
img(100:300, 200:260) = 240;
counts = zeros(1, 256);
for pass = 1:100
    wide = uint16(img);
    s = wide(1:end-2, 1:end-2) + wide(1:end-2, 2:end-1) + wide(1:end-2, 3:end) ...
        + wide(2:end-1, 1:end-2) + wide(2:end-1, 2:end-1) + wide(2:end-1, 3:end) ...
        + wide(3:end, 1:end-2) + wide(3:end, 2:end-1) + wide(3:end, 3:end);
    blurred = img;
    blurred(2:end-1, 2:end-1) = uint8(s/9);

    deep = int16(blurred);
    gx = deep(2:end-1, 3:end) - deep(2:end-1, 1:end-2);
    gy = deep(3:end, 2:end-1) - deep(1:end-2, 2:end-1);
    edges = uint8(abs(gx) + abs(gy));
    bright = blurred(2:end-1, 2:end-1) + 40;
    bright(edges > 100) = 255;
    img(2:end-1, 2:end-1) = 255 - bright/2 - edges;

    if mod(pass, 10) == 0
        for k = 1:numel(img)
            value = double(img(k)) + 1;
            counts(value) = counts(value) + 1;
        end
    end
end
fprintf('mean %.6f, brightest %d, darkest %d\n', mean(double(img(:))), max(img(:)), min(img(:)));
[most, where] = max(counts);
fprintf('%d times %d; %d above 200\n', most, where - 1, sum(img(:) > 200));
packed = bitxor(bitshift(img, -4), bitand(img, 15));
fprintf('packed %d\n', sum(double(packed(:))));
end
