function [t, p, b] = balance(a, option)
% BALANCE  A similar matrix whose rows and columns have like norms: b = t \ a * t with a
%   diagonal t of powers of two. One result is b, three are the diagonal, the order of the
%   rows, which is not changed, and b.
%   Source: B. N. Parlett and C. Reinsch, Numer. Math. 13 (1969).

n = size(a, 1);
if n ~= size(a, 2)
    error('MATLAB:square', 'Matrix must be square.');
end
f = ones(n, 1);
b = a;
going = true;
while going
    going = false;
    for i = 1:n
        c = norm(b([1:i - 1, i + 1:n], i), 1);
        r = norm(b(i, [1:i - 1, i + 1:n]), 1);
        if c == 0 || r == 0
            continue
        end
        g = 1;
        s = c + r;
        while c < r / 2
            c = c * 4;
            g = g * 2;
        end
        while c >= r * 2
            c = c / 4;
            g = g / 2;
        end
        if (c + r) / g < 0.95 * s
            going = true;
            f(i) = f(i) * g;
            b(i, :) = b(i, :) / g;
            b(:, i) = b(:, i) * g;
        end
    end
end
switch nargout
    case {0, 1}, t = b;
    case 2, [t, p] = deal(diag(f), b);
    otherwise, [t, p] = deal(f, (1:n)');
end
end
