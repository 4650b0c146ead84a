function w = hanning(n, kind)
% HANNING  Hann window of n points, without the zeros at its ends; the 'periodic' one
%   starts with the zero.

if nargin > 1 && strcmpi(kind, 'periodic')
    w = 0.5 - 0.5 * cos(2 * pi * (0:n-1)' / n);
else
    w = 0.5 - 0.5 * cos(2 * pi * (1:n)' / (n + 1));
end
end
