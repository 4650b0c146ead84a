total = 5;
fprintf('%d\n', totl);
