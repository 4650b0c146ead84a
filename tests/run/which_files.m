% Where files stand: asked for by their whole path with and without the ending, and by their name.
here = mfilename('fullpath');
[folder, name] = fileparts(here);
file = fullfile(folder, [name '.m']);
disp(strcmp(which(here), file))
disp(strcmp(which(file), file))
disp(strcmp(which(name), file))
disp(strcmp(which([name '.m']), file))
disp(strcmp(fileparts(which(mfilename('fullpath'))), folder))
disp(exist(here))
disp(isempty(which(fullfile(folder, 'no_such_file_here'))))
disp(which('no_such_file_here'))
