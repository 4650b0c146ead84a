% Features that reach variables by name: the wild ones.
for k = 1:2
    eval(sprintf('v%d = %d;', k, k));
    eval(['w' num2str(k) ' = 1;']);
end
assignin('base', 'y', 4);
z = evalin('base', 'y');
load('no_such_file.mat');
s = load('no_such_file.mat');
disp(s); disp(z);
cd('..');
addpath lib
if exist('settings'), disp(exist('z', 'var')); end
clear all
t = evalc('disp(1)');
disp(t);
show(3);

function show(x)
disp(inputname(1));
disp(x);
end
