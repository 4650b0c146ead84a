function x = pagelsqminnorm(a, b, varargin)
% PAGELSQMINNORM  Least squares solutions of least norm, page by page.

n = max(size(a, 3), size(b, 3));
for k = 1:n
    p = lsqminnorm(a(:, :, min(k, size(a, 3))), b(:, :, min(k, size(b, 3))), varargin{:});
    if k == 1
        x = zeros([size(p), n], 'like', p);
    end
    x(:, :, k) = p;
end
if n == 0
    x = zeros(size(a, 2), size(b, 2), 0);
end
end
