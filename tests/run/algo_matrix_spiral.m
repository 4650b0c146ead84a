% The numbers 1 to 16 in a spiral.
n = 4;
S = zeros(n);
top = 1; bottom = n; left = 1; right = n;
k = 1;
while top <= bottom && left <= right
    for j = left:right, S(top, j) = k; k = k + 1; end
    top = top + 1;
    for i = top:bottom, S(i, right) = k; k = k + 1; end
    right = right - 1;
    for j = right:-1:left, S(bottom, j) = k; k = k + 1; end
    bottom = bottom - 1;
    for i = bottom:-1:top, S(i, left) = k; k = k + 1; end
    left = left + 1;
end
for i = 1:n
    fprintf('%3d', S(i, :));
    fprintf('\n');
end
