% The largest integer, exactly. (Octave's fprintf rounds it.)
fprintf('%d\n', intmax('uint64'), intmax('uint64') - 1);
fprintf('%d\n', intmax('uint64') + 5 == intmax('uint64'));
