function w = airy(k, z, scaled)
% AIRY  Airy functions: airy(z) and airy(0, z) are Ai, airy(1, z) its derivative,
%   airy(2, z) Bi, airy(3, z) its derivative.
%   Source: Abramowitz and Stegun, 10.4; DLMF 9.2 and 9.6, and 10.32.8 for complex arguments.

if nargin == 1
    z = k;
    k = 0;
end
w = zeros(size(z));
if isa(z, 'single')
    w = single(w);
end
for j = 1:numel(z)
    if imag(z(j)) == 0
        w(j) = one(k, real(z(j)));
    else
        w(j) = of_complex(k, z(j));
    end
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
elseif x == Inf
    values = [0, 0, Inf, Inf];
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

function w = of_complex(k, z)
turn = exp(2i * pi / 3);
switch k
    case 0, w = ai(0, z);
    case 1, w = ai(1, z);
    case 2, w = exp(-1i * pi / 6) * ai(0, z / turn) + exp(1i * pi / 6) * ai(0, z * turn);
    case 3, w = exp(-5i * pi / 6) * ai(1, z / turn) + exp(5i * pi / 6) * ai(1, z * turn);
end
end

function w = ai(k, z)
% Ai or its derivative.
turn = exp(2i * pi / 3);
if abs(z) < 1.5
    w = by_series(k, z);
elseif abs(angle(z)) <= 2 * pi / 3
    w = by_integral(k, z);
else
    w = -(turn ^ (k + 1) * by_integral(k, z * turn) + turn ^ -(k + 1) * by_integral(k, z / turn));
end
end

function w = by_series(k, z)
% The two solutions that have one term at 0, term by term.
f = 1 - k;
g = z ^ (1 - k);
p = 1;
q = z;
for n = 1:3:60
    p = p * z ^ 3 / (n + 1) / (n + 2);
    q = q * z ^ 3 / (n + 2) / (n + 3);
    if k == 0
        f = f + p;
        g = g + q;
    else
        f = f + p * (n + 2) / z;
        g = g + q * (n + 3) / z;
    end
end
w = 0.355028053887817239 * f - 0.258819403792806798 * g;
end

function w = by_integral(k, z)
% By the integral of K of order 1/3 or 2/3, on a ray that keeps away from its branch point; t = u^6 takes the
% singularity at 0 away.
zeta = 2 / 3 * z ^ 1.5;
s = angle(z) * 1.5;
ray = exp(1i * s / 4);
n = 400;
u = (1:n - 1) * (2.1 / n);
t = ray * u .^ 6;
power = k / 3 - 1 / 6;
y = exp(-t) .* ray ^ (power + 1) .* u .^ (6 * power) .* (1 + t / (2 * zeta)) .^ power * 6 .* u .^ 5;
K = sqrt(pi / (2 * zeta)) * exp(-zeta) / gamma((k + 1) / 3 + 0.5) * sum(y) * (2.1 / n);
if k == 0
    w = sqrt(z / 3) / pi * K;
else
    w = -z / (pi * sqrt(3)) * K;
end
end
