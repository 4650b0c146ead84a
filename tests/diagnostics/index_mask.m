x = 1:3;
keep = [true false false true];
y = x(keep);
