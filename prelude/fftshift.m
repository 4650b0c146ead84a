function y = fftshift(x, dim)
% FFTSHIFT  Zero frequency brought to the middle: the halves of each dimension
%   exchanged, or of dimension dim.

if nargin < 2
    y = x;
    for d = 1:ndims(x)
        y = circshift(y, floor(size(x, d) / 2), d);
    end
else
    y = circshift(x, floor(size(x, dim) / 2), dim);
end
end
