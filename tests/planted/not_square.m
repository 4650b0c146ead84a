function x = not_square()
A = [1 2 3; 4 5 6];
b = inv(A); %! certain-error
x = b * [1; 2];
end
