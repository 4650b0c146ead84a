function [f, x, y] = fitness(population)
% FITNESS  Values of a hilly function, one for each row of bits.
%   The halves of a row are the variables x and y between -2 and 2.
[n, bits] = size(population);
half = floor(bits/2);
powers = 2.^(half-1:-1:0)';
x = -2 + 4*(population(:, 1:half)*powers)/(2^half - 1);
y = -2 + 4*(population(:, half+1:2*half)*powers)/(2^half - 1);
f = cos(3*x).*cos(2*y) - 0.2*(x - 0.5).^2 - 0.1*(y + 0.4).^2;
if any(isnan(f))
    error('sga:fitness', '%d of %d values are not numbers', sum(isnan(f)), n);
end
end
