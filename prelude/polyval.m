function y = polyval(p, x)
% POLYVAL  Value of a polynomial at each element of x, highest power first.

y = zeros(size(x));
for k = 1:numel(p)
    y = y .* x + p(k);
end
end
