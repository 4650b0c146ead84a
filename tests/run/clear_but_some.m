% Patterns of names, and all names but some.
x1 = 1; x2 = 2; y = 3; kept = 4; other = 5;
clear x*
fprintf('%d %d %d\n', exist('x1', 'var'), exist('x2', 'var'), exist('y', 'var'));
clearvars -except kept y
fprintf('%d %d %d\n', exist('other', 'var'), exist('kept', 'var'), exist('y', 'var'));
clear k*t
fprintf("%d %d\n", exist("kept", "var"), y);
a.b = 1;
clear classes
fprintf('%d %d\n', exist('a', 'var'), exist('kept', 'var'));
kept = 7;
disp(kept);
