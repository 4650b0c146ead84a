function grow_of_rank_three()
% What becomes an array of three dimensions later begins as 0-by-0: rows of it, texts beside it, and what is shown.
for k = 1
    x(k, :) = 1;
end
for k = 1
    x = [x, k];
end
x(1, 3, 2) = 1;
fprintf(" %d", size(x)); fprintf("\n");
for k = 1:2
    y(:, k) = [k; 2*k];
end
y = [y; 5 6];
y(3, 2, 2) = 9;
fprintf(' %d', size(y), y);
fprintf('\n');
z = zeros(0, 0, 0);
fprintf(" %d", size([z, z])); fprintf("\n");
for k = 1:2
    z(k, 1, k) = k;
end
fprintf(' %d', size(z), z);
fprintf('\n');
end
