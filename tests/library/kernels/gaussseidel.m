function x = gaussseidel(A, b, x, steps)
% Steps of the iteration of Gauss and Seidel.
%# export gaussseidel(A: T(n,n), b: T(n,1), x: T(n,1), steps: int32(1,1)) where T: double | single | complex double | complex single
n = numel(b);
for k = 1:steps
    for i = 1:n
        s = b(i);
        for j = 1:n
            if j ~= i
                s = s - A(i, j) * x(j);
            end
        end
        x(i) = s / A(i, i);
    end
end
end
