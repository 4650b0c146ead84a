function a = pascal(n, k, class)
% PASCAL  Pascal's matrix. With k 1 its lower triangular Cholesky factor with signs, an
%   involution; with k 2 a cube root of the identity.

if nargin < 2
    k = 0;
end
if (ischar(k) || isstring(k))
    class = k;
    k = 0;
elseif nargin < 3
    class = 'double';
end
l = zeros(n);
l(1:n, 1) = 1;
for j = 2:n
    for i = 2:n
        l(i, j) = l(i - 1, j) + l(i - 1, j - 1);
    end
end
switch k
    case 0
        a = l * l.';
    case 1
        a = l .* (-1).^(0:n - 1);
    case 2
        a = l .* (-1).^(0:n - 1);
        a = rot90(a, 3);
        if mod(n, 2) == 0
            a = -a;
        end
    otherwise
        error('MATLAB:pascal:InvalidArg2', 'Second argument must be 0, 1, or 2.');
end
if strcmpi(class, 'single')
    a = single(a);
end
end
