function y = fft2(x, m, n)
% FFT2  Two-dimensional discrete Fourier transform of each page, of x cut or
%   filled with zeros to m-by-n where these are given.

if nargin < 3
    y = fft(fft(x, [], 1), [], 2);
else
    y = fft(fft(x, m, 1), n, 2);
end
end
