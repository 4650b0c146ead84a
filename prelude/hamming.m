function w = hamming(n)
% HAMMING  Hamming window of n points.

if n == 1
    w = 1;
else
    w = 0.54 - 0.46 * cos(2 * pi * (0:n-1)' / (n - 1));
end
end
