function y = pagemrdivide(a, b)
% PAGEMRDIVIDE  Each page of a over the page of b.

n = max(size(a, 3), size(b, 3));
y = [];
for k = 1:n
    y(:, :, k) = a(:, :, min(k, size(a, 3))) / b(:, :, min(k, size(b, 3)));
end
end
