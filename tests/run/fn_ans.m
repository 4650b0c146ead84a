% ans holds the value of an expression statement.
3 + 4;
fprintf('%d\n', ans);
max([4 9 2]);
fprintf('%d\n', ans*2);
x = 5;
x;
fprintf('%d\n', ans);
sin(0);
y = ans + 1;
fprintf('%d\n', y);
