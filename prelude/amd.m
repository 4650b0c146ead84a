function p = amd(s, options) %#ok<INUSD>
% AMD  An order in which elimination fills a symmetric matrix with few nonzeros: by least degree.

if size(s, 1) ~= size(s, 2)
    error('MATLAB:amd:NotSquareMatrix', 'Matrix must be square.');
end
n = size(s, 1);
joined = full(s ~= 0) | full(s ~= 0)';
joined(1:n+1:end) = false;
p = zeros(1, n);
left = true(1, n);
for k = 1:n
    degrees = sum(joined, 2)';
    degrees(~left) = Inf;
    [~, v] = min(degrees);
    p(k) = v;
    left(v) = false;
    near = find(joined(:, v));
    joined(near, near) = true;
    joined(near + (near - 1) * n) = false;
    joined(v, :) = false;
    joined(:, v) = false;
end
end
