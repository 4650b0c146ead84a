function f = relax(f, mask, n, m, na, mb)
% RELAX  One Gauss-Seidel sweep over the quarter cross-section.
%   The axes of symmetry are the lines i = 1 and j = 1.

% interior
for i = 2:n
    for j = 2:m
        average = 0.25*(f(i-1, j) + f(i+1, j) + f(i, j-1) + f(i, j+1));
        f(i, j) = f(i, j) + mask(i, j)*(average - f(i, j));
    end
end

% symmetry axis i = 1, above the inner conductor
for j = mb+2:m
    average = 0.25*(2*f(2, j) + f(1, j-1) + f(1, j+1));
    f(1, j) = f(1, j) + mask(1, j)*(average - f(1, j));
end

% symmetry axis j = 1, beside the inner conductor
for i = na+2:n
    average = 0.25*(f(i-1, 1) + f(i+1, 1) + 2*f(i, 2));
    f(i, 1) = f(i, 1) + mask(i, 1)*(average - f(i, 1));
end
end
