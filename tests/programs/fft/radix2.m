function data = radix2(data, n, inverse)
% RADIX2  Fast Fourier transform in place, complex numbers interleaved.
%   data = radix2(data, n, inverse)
%       data      real parts in odd places, imaginary parts in even ones,
%                 2*n numbers in all
%       n         number of complex points, a power of two
%       inverse   false: exp(-2 pi i j k/n); true: exp(+2 pi i j k/n)
%                 divided by n

% the flag is a logical for the caller and becomes the sign of the exponent
if inverse
    inverse = 1;
else
    inverse = -1;
end

% bit reversal
total = 2*n;
j = 1;
i = 1;
while i < total
    if j > i
        temp = data(j);
        data(j) = data(i);
        data(i) = temp;
        temp = data(j+1);
        data(j+1) = data(i+1);
        data(i+1) = temp;
    end
    m = n;
    while m >= 2 && j > m
        j = j - m;
        m = floor(m/2);
    end
    j = j + m;
    i = i + 2;
end

% butterflies, spans of 2, 4, 8, ... points
span = 2;
while span < total
    jump = 2*span;
    theta = inverse*2*pi/span;
    wpr = -2*sin(theta/2)^2;
    wpi = sin(theta);
    wr = 1;
    wi = 0;
    m = 1;
    while m < span
        i = m;
        while i <= total
            j = i + span;
            tr = wr*data(j) - wi*data(j+1);
            ti = wr*data(j+1) + wi*data(j);
            data(j) = data(i) - tr;
            data(j+1) = data(i+1) - ti;
            data(i) = data(i) + tr;
            data(i+1) = data(i+1) + ti;
            i = i + jump;
        end
        % rotate by theta
        temp = wr;
        wr = wr*wpr - wi*wpi + wr;
        wi = wi*wpr + temp*wpi + wi;
        m = m + 2;
    end
    span = jump;
end

if inverse == 1
    data = data/n;
end
end
