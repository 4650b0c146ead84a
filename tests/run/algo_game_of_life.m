% A glider on a torus.
A = zeros(8);
A(1, 2) = 1; A(2, 3) = 1; A(3, 1:3) = 1;
for generation = 1:8
    n = zeros(8);
    for i = -1:1
        for j = -1:1
            if i ~= 0 || j ~= 0
                n = n + circshift(A, [i j]);
            end
        end
    end
    A = double(n == 3 | (A & n == 2));
end
for i = 1:8
    row = repmat('.', 1, 8);
    row(A(i, :) == 1) = '#';
    fprintf('%s\n', row);
end
