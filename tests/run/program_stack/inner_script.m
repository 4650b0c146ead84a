show(dbstack)
fprintf('%s\n', mfilename);
in_function();
