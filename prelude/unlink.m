function [err, msg] = unlink(file)
% UNLINK  Deletes a file; 0, or -1 and why not.

err = 0;
msg = '';
if exist(file, 'dir')
    err = -1;
    msg = 'Is a directory';
elseif ~exist(file, 'file')
    err = -1;
    msg = 'No such file or directory';
else
    delete(file);
end
end
