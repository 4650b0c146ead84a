function out = conv8(img, k)
% An image convolved with a small kernel, edges kept.
%# export conv8(img: uint8(:,:), k: double(3,3))
out = img;
[m, n] = size(img);
for j = 2:n-1
    for i = 2:m-1
        s = 0;
        for q = 1:3
            for p = 1:3
                s = s + double(img(i+p-2, j+q-2))*k(p, q);
            end
        end
        out(i, j) = uint8(s);
    end
end
end
