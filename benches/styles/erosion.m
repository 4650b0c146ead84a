function erosion()
% EROSION  A picture of uint8 eroded, dilated, smoothed and thresholded by windows.
n = 360;
picture = zeros(n, n, 'uint8');
for j = 1:n
    for i = 1:n
        picture(i, j) = mod(i*i*3 + j*j*5 + i*j, 251);
    end
end
small = picture;
great = picture;
soft = picture;
for j = 2:n-1
    for i = 2:n-1
        window = picture(i-1:i+1, j-1:j+1);
        small(i, j) = min(window(:));
        great(i, j) = max(window(:));
        soft(i, j) = mean(window(:));
    end
end
edges = great - small > 200;
for j = 2:n-1
    for i = 2:n-1
        around = edges(i-1:i+1, j-1:j+1);
        if edges(i, j) && sum(around(:)) < 4
            soft(i, j) = 255;
        end
    end
end
counts = zeros(1, 256);
for k = 1:numel(soft)
    counts(double(soft(k)) + 1) = counts(double(soft(k)) + 1) + 1;
end
[most, level] = max(counts);
fprintf('%d %d %d %d\n', sum(small(:)), sum(great(:)), sum(soft(:)), nnz(edges));
fprintf('level %d, %d times\n', level - 1, most);
end
