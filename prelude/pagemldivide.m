function y = pagemldivide(a, b)
% PAGEMLDIVIDE  Each page of a under the page of b.

n = max(size(a, 3), size(b, 3));
y = [];
for k = 1:n
    y(:, :, k) = a(:, :, min(k, size(a, 3))) \ b(:, :, min(k, size(b, 3)));
end
end
