function r = tiedrank(x)
% TIEDRANK  Ranks of the elements; equal ones share the mean of their ranks.

[s, order] = sort(x(:));
n = numel(s);
r = zeros(size(x));
k = 1;
while k <= n
    m = k;
    while m < n && s(m+1) == s(k)
        m = m + 1;
    end
    r(order(k:m)) = (k + m) / 2;
    k = m + 1;
end
end
