% Matrices: whole numbers in columns of six, others with four digits after the point, a common
% factor where the largest is 1000 or more, columns wrapped at 80 characters.
x = [1 2; 3 40]
x = [1.5 2; -3 4]
x = [1000.5 2]
x = [0.001 0.002]
x = [NaN 1 Inf]
x = [NaN 1.5 -Inf]
x = [1e6 1]
x = [1e5 0.5]
x = [1; 20; 300]
x = 1:20
x = (1:10) / 4
x = [1+2i 3.5-4i]
x = single([1.5 2.5])
x = [1 -1]
x = [100 -200]
x = [1e-5 1]
