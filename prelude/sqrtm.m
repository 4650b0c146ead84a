function [x, residual] = sqrtm(a)
% SQRTM  Square root of a matrix by its eigenvalues; where these do not make a
%   basis, by the iteration of Denman and Beavers. residual is that of the square, as a part of a.

x = root(a);
if nargout > 1
    residual = norm(a - x * x, 'fro') / norm(a, 'fro');
end
end

function x = root(a)
n = size(a, 1);
if n ~= size(a, 2) || ~ismatrix(a)
    error('MATLAB:square', 'Matrix must be square.');
end
if isequal(a, diag(diag(a)))
    x = diag(sqrt(diag(a)));
    return
end
[v, d] = eig(a);
if isequal(a, a')
    x = v * diag(sqrt(diag(d))) * v';
    x = (x + x') / 2;
elseif cond(v) < 1e8
    x = v * diag(sqrt(diag(d))) / v;
else
    if rcond(a) == 0
        x = of_triangle(a);
        return
    end
    x = a;
    z = eye(n);
    for k = 1:100
        next = (x + inv(z)) / 2;
        z = (z + inv(x)) / 2;
        done = norm(next - x, 1) <= 1e-15 * norm(next, 1);
        x = next;
        if done
            break
        end
    end
end
if isreal(a) && norm(imag(x), 1) <= 10 * n * eps * norm(x, 1)
    x = real(x);
end
end

function x = of_triangle(a)
% The square root by the Schur form, a column after the other (Bjorck and Hammarling 1983); there may be none of a
% matrix that is singular.
[u, t] = schur(a, 'complex');
n = size(a, 1);
r = zeros(n);
for j = 1:n
    r(j, j) = sqrt(t(j, j));
    for i = j - 1:-1:1
        r(i, j) = (t(i, j) - r(i, i + 1:j - 1) * r(i + 1:j - 1, j)) / (r(i, i) + r(j, j));
    end
end
warning('MATLAB:sqrtm:SingularMatrix', 'Matrix is singular and may not have a square root.');
x = r;
if ~istriu(a)
    x = u * r * u';
end
if isreal(a) && all(imag(x(:)) == 0 | isnan(x(:)))
    x = real(x);
end
end
