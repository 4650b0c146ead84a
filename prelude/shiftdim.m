function [y, shifts] = shiftdim(x, n)
% SHIFTDIM  Dimensions moved around in a circle.
%   y = shiftdim(x, n) moves the first n dimensions to the end; a negative n
%   puts -n dimensions of extent 1 in front. shiftdim(x) drops leading ones.

d = ndims(x);
if nargin < 2
    n = find(size(x) ~= 1, 1) - 1;
    if isempty(n)
        n = 0;
    end
    shifts = n;
    if n > 0
        s = size(x);
        y = reshape(x, [s(n+1:end), ones(1, n)]);
    else
        y = x;
    end
    return
end
shifts = n;
if n > 0
    n = mod(n, d);
    y = permute(x, [n+1:d, 1:n]);
elseif n < 0
    y = reshape(x, [ones(1, -n), size(x)]);
else
    y = x;
end
end
