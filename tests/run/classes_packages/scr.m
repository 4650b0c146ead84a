zz = 5;
yy = xx + 1;
