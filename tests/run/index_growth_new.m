% Assignment to a part makes a variable that was not there.
clear a b c
a(2, 2) = 1;
b(3) = single(2);
c{2} = 'x';
d.e(2) = 4;
fprintf('%d ', a, size(a), b, size(b), size(c), isempty(c{1}), d.e);
fprintf('%s\n', class(b));
