% In Octave's language cell2mat joins cells of cells.
d = cell2mat({{1, 2}; {3, 'x'}});
disp(size(d)), disp(d{2, 2}), disp(d{1, 2})
