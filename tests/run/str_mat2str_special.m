% Empty matrices, text and complex numbers. (MATLAB's text; Octave gives [] or refuses.)
fprintf('%s\n', mat2str(zeros(0, 2)), mat2str('abc'), mat2str(1 + 2i));
