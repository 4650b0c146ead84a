function y = fftn(x, sz)
% FFTN  Discrete Fourier transform along all dimensions.

y = x;
for d = 1:ndims(x)
    if nargin < 2
        y = fft(y, [], d);
    else
        y = fft(y, sz(d), d);
    end
end
end
