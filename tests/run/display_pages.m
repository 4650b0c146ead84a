% Arrays of more dimensions are shown page by page.
x = zeros(2, 2, 2)
x = ones(1, 2, 2, 2);
x
x = cat(3, 'ab', 'cd')
disp(ones(1, 2, 2))
x = zeros(1, 2, 0)
