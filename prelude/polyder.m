function d = polyder(p)
% POLYDER  Derivative of a polynomial, without leading zeros.

n = numel(p) - 1;
if n < 1
    d = 0;
    return
end
d = reshape(p(1:n), 1, n) .* (n:-1:1);
first = find(d ~= 0, 1);
if isempty(first)
    d = 0;
else
    d = d(first:end);
end
end
