% Braces make a cell of a text without characters, as of [].
list = '';
list{end + 1} = 'first';
list{end + 1} = 'second';
disp(numel(list));
disp(list{2});
x = '';
x{3} = 5;
disp(size(x));
[y{1:2}] = deal(7, 8);
disp(y{2});
z = '';
[z{1:2}] = deal('a', 'b');
disp([z{:}]);
% strrep replaces sequences of numbers in rows.
disp(strrep([1 2 3 1 2], [1 2], 9));
disp(strrep([1 1 1], [2 2], 5));
