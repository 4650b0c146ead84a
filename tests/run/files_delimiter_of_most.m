% The delimiter of a file of numbers is what most of its lines have, not the last one or the first one; a line of one
% field above lines of several is a head.
show(sprintf('6,10\n0,14\n9,10\n\nfold along y=7\n'))
show(sprintf('7,4,9,5\n\n22 13 17 11\n 8  2 23  4\n'))
show(sprintf('name;size\n1;2\n3;4\n'))
show(sprintf('5\n6\n7\n'))

function show(text)
    name = [tempname '.txt'];
    fid = fopen(name, 'w');
    fprintf(fid, '%s', text);
    fclose(fid);
    x = readmatrix(name);
    delete(name);
    fprintf('%d by %d:', size(x));
    fprintf(' %g', x(end - 1, :));
    fprintf('\n');
end
