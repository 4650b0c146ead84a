x = [3 1 2];
sort(x); %! unused-result
disp(x);
