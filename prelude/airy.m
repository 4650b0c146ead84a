function w = airy(k, z, scaled)
% AIRY  Airy functions: airy(z) and airy(0, z) are Ai, airy(1, z) its derivative,
%   airy(2, z) Bi, airy(3, z) its derivative. Real arguments.
%   Source: Abramowitz and Stegun, 10.4.

if nargin == 1
    z = k;
    k = 0;
end
w = zeros(size(z));
for j = 1:numel(z)
    w(j) = one(k, z(j));
    if nargin > 2 && scaled && k < 2
        w(j) = w(j) * exp(2 / 3 * z(j)^1.5);
    elseif nargin > 2 && scaled
        w(j) = w(j) * exp(-abs(real(2 / 3 * z(j)^1.5)));
    end
end
end

function w = one(k, x)
s = abs(x);
t = 2 / 3 * s^1.5;
if x == 0
    values = [0.355028053887817239, -0.258819403792806798, 0.614926627446000736, 0.448288357353826359];
    w = values(k+1);
elseif x > 0
    switch k
        case 0, w = sqrt(s / 3) / pi * besselk(1/3, t);
        case 1, w = -s / (pi * sqrt(3)) * besselk(2/3, t);
        case 2, w = sqrt(s / 3) * (besseli(-1/3, t) + besseli(1/3, t));
        case 3, w = s / sqrt(3) * (besseli(-2/3, t) + besseli(2/3, t));
    end
else
    switch k
        case 0, w = sqrt(s) / 3 * (besselj(1/3, t) + besselj(-1/3, t));
        case 1, w = s / 3 * (besselj(2/3, t) - besselj(-2/3, t));
        case 2, w = sqrt(s / 3) * (besselj(-1/3, t) - besselj(1/3, t));
        case 3, w = s / sqrt(3) * (besselj(-2/3, t) + besselj(2/3, t));
    end
end
end
