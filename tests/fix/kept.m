% Nothing here may be rewritten.
x = 3;
assignin('base', 'y', 4);
fprintf('%d\n', evalin('base', 'y') + x);
