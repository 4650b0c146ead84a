function a = vander(v)
% VANDER  Vandermonde matrix: column j holds v.^(n-j).

n = numel(v);
v = reshape(v, n, 1);
a = ones(n, n, class(v));
for j = n-1:-1:1
    a(:, j) = v .* a(:, j+1);
end
end
