function counts = mbrt(n, limit)
% MBRT  The Mandelbrot set on an n by n grid.
%   counts(i, j) is the number of iterations after which the point left the
%   circle of radius 2, limit if it never did. The window is
%   [-2, 0.5] x [-1.25, 1.25].
counts = zeros(n, n);
for i = 1:n
    y = -1.25 + 2.5*(i - 1)/(n - 1);
    for j = 1:n
        x = -2 + 2.5*(j - 1)/(n - 1);
        counts(i, j) = escape(x + y*1i, limit);
    end
end
end
