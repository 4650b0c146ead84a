function v = vech(x)
% VECH  The lower triangle of a square matrix, column after column. Octave's name.

v = x(tril(true(size(x))));
end
