% Folders that a program puts on its path by names that stand in it.
here = fileparts(mfilename('fullpath'));
addpath(fullfile(here, 'lib'), [here '/tools']);
addpath(genpath(fullfile(here, 'lib')), '-end');
disp(first_part(3));
disp(second_part(3));
disp(third_part(3));
disp(mfilename);
