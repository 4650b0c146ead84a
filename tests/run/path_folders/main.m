% Folders that a program puts on its path by names that stand in it.
here = fileparts(mfilename('fullpath'));
addpath(fullfile(here, 'lib'), [here '/tools']);
addpath(genpath(fullfile(here, 'lib')), '-end');
disp(first_part(3));
disp(second_part(3));
disp(third_part(3));
disp(mfilename);
% Files that are read are looked for there too: https://www.mathworks.com/help/matlab/ref/fopen.html
id = fopen('words.txt'); disp(fgetl(id)); fclose(id);
disp(csvread('numbers.csv'));
disp(numel(fileread('words.txt')));
fprintf('%d %d %d\n', exist('words.txt', 'file'), isfile('words.txt'), exist('no words.txt', 'file'));
