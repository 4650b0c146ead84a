function rgb = ind2rgb(X, map)
% IND2RGB  An image of indices into a colormap as one of red, green and blue, in pages. Indices of class double and
%   single begin with 1, those of integer classes with 0; what is beyond the map has its last color.

k = double(X);
if ~isfloat(X)
    k = k + 1;
end
k = max(1, min(k, size(map, 1)));
rgb = reshape(map(k(:), :), [size(X), 3]);
end
