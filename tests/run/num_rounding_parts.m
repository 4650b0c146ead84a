p = round([1.26+2.34i 3], 1);
disp(mat2str(p))
disp(mat2str(round(int32([12345 -2550]), -2)))
