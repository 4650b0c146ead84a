function y = pagemldivide(a, b)
% PAGEMLDIVIDE  Each page of a under the page of b; pages of one array alone are used again.

pages = size(zeros([1, 1, size(a, 3:max(3, ndims(a)))]) + zeros([1, 1, size(b, 3:max(3, ndims(b)))]));
n = prod(pages);
for k = 1:n
    q = a(:, :, place(k, pages, a)) \ b(:, :, place(k, pages, b));
    if k == 1
        y = zeros([size(q), pages(3:end)], 'like', q);
    end
    y(:, :, k) = q;
end
if n == 0
    y = zeros([size(a, 1), size(b, 2), pages(3:end)]);
end
end

function p = place(k, pages, x)
% The page of x that belongs to page k of the result.
at = cell(1, numel(pages));
[at{:}] = ind2sub(pages, k);
p = 1;
step = 1;
for d = 3:ndims(x)
    if size(x, d) > 1
        p = p + (at{d} - 1) * step;
    end
    step = step * size(x, d);
end
end
