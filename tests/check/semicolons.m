x = 3
y = x + 1;
y
z(2) = y
max(x, z);
disp(z)
cos(y)
hold_count(2)

function n = hold_count(n)
n = n + 1;
end
