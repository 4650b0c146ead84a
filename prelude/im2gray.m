function g = im2gray(rgb)
% IM2GRAY  A gray image of one in colors; one that is gray already stays as it is.

if size(rgb, 3) == 3
    g = rgb2gray(rgb);
else
    g = rgb;
end
end
