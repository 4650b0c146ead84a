function A = row_assignment()
A = zeros(3, 2);
for k = 1:3
    A(k, :) = [k, 2 * k, 3 * k]; %! certain-error
end
end
