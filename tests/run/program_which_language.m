% How programs find out which language they run in: names of Octave's are not there.
disp(exist('OCTAVE_VERSION', 'builtin'))
disp(exist('OCTAVE_VERSION'))
disp(exist('puts'))
disp(exist('sin') > 0)
disp(exist('no_such_name_at_all'))
