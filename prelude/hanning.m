function w = hanning(n)
% HANNING  Hann window of n points, without the zeros at its ends.

w = 0.5 - 0.5 * cos(2 * pi * (1:n)' / (n + 1));
end
