function y = prepad(x, n, c, dim)
% PREPAD  Vector filled up at its front (or cut there) to n elements. Octave's name.

if nargin < 3 || isempty(c)
    c = 0;
end
if nargin < 4
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
m = size(x, dim);
if dim == 2
    if m >= n
        y = x(:, m-n+1:m);
    else
        y = [c * ones(size(x, 1), n - m), x];
    end
elseif m >= n
    y = x(m-n+1:m, :);
else
    y = [c * ones(n - m, size(x, 2)); x];
end
end
