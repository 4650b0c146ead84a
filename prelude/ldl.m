function [l, d, p] = ldl(a, option, form)
% LDL  Factors of a Hermitian matrix, p' * a * p = l * d * l', with a unit lower triangular
%   l and a d with blocks of one or two rows; two results take the permutation into l.
%   'upper' has l above the diagonal, 'vector' p as a list.
%   Source: J. R. Bunch and L. Kaufman, Math. Comp. 31 (1977).

upper = false;
list = false;
if nargin > 1
    upper = strcmpi(option, 'upper');
    list = strcmpi(option, 'vector');
end
if nargin > 2
    upper = upper || strcmpi(form, 'upper');
    list = list || strcmpi(form, 'vector');
end
n = size(a, 1);
if n ~= size(a, 2)
    error('MATLAB:square', 'Matrix must be square.');
end
if upper
    a = triu(a) + triu(a, 1)';
else
    a = tril(a) + tril(a, -1)';
end
l = eye(n);
d = zeros(n);
order = 1:n;
alpha = (1 + sqrt(17)) / 8;
k = 1;
while k <= n
    rows = 1;
    swap = k;
    [most, r] = max(abs(a(k + 1:n, k)));
    if isempty(most) || most == 0
        rows = 1;
    elseif abs(a(k, k)) < alpha * most
        r = r + k;
        beside = max(abs(a([k:r - 1, r + 1:n], r)));
        if abs(a(k, k)) * beside >= alpha * most^2
            rows = 1;
        elseif abs(a(r, r)) >= alpha * beside
            swap = r;
        else
            rows = 2;
            swap = r;
        end
    end
    at = k + rows - 1;
    if swap ~= at
        a([at, swap], :) = a([swap, at], :);
        a(:, [at, swap]) = a(:, [swap, at]);
        l([at, swap], 1:k - 1) = l([swap, at], 1:k - 1);
        order([at, swap]) = order([swap, at]);
    end
    b = k:at;
    rest = at + 1:n;
    d(b, b) = a(b, b);
    if ~isempty(rest) && any(any(a(b, b)))
        l(rest, b) = a(rest, b) / a(b, b);
        a(rest, rest) = a(rest, rest) - l(rest, b) * a(b, rest);
    end
    k = at + 1;
end
if nargout < 2
    l = d + l - eye(n);
elseif nargout < 3
    l(order, :) = l;
elseif list
    p = order;
else
    p = eye(n);
    p = p(:, order);
end
if upper && nargout > 1
    l = l';
end
end
