function w = hann(n, flag)
% HANN  Window of a raised cosine, symmetric or 'periodic'.

m = n - 1;
if nargin > 1 && strcmpi(flag, 'periodic')
    m = n;
end
if n == 1
    w = 1;
else
    w = 0.5 - 0.5 * cos(2 * pi * (0:n - 1)' / m);
end
end
