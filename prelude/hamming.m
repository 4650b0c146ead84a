function w = hamming(n, kind)
% HAMMING  Hamming window of n points; 'periodic' leaves out the last of n + 1.

if n == 1
    w = 1;
    return
end
m = n - 1;
if nargin > 1 && strcmpi(kind, 'periodic')
    m = n;
end
w = 0.54 - 0.46 * cos(2 * pi * (0:n-1)' / m);
end
