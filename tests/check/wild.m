eval('x = 3;');
assignin('base', 'y', 4);
load('data.mat');
s = load('data.mat');
disp(s);
