m = zeros(3);
m(:) = 1:4;
