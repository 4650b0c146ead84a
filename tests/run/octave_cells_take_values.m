% Octave puts what is no cell into one where it is assigned to a part of a cell.
c = {1,2};
c(2) = 5
c(4) = 'x'
d = {}; d(end+1) = 7
c(1:2) = 3
findstr('abababa','aba',0)
