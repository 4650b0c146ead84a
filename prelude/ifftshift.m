function y = ifftshift(x, dim)
% IFFTSHIFT  What undoes fftshift.

if nargin < 2
    y = x;
    for d = 1:ndims(x)
        y = circshift(y, -floor(size(x, d) / 2), d);
    end
else
    y = circshift(x, -floor(size(x, dim) / 2), dim);
end
end
