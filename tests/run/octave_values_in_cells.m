% In Octave's language what is no cell becomes an element of the cell that it is assigned to, and cell2mat joins cells.
c = {};
c(end+1) = 'abc';
c(3) = [4 5];
c(1:2) = 7;
disp(size(c)), disp(c{2}), disp(c{3})
c(2) = [];
disp(numel(c))
d = cell2mat({{1, 2}; {3, 'x'}});
disp(size(d)), disp(d{2, 2})
