% isequal over structs and cells.
a.x = 1;
a.y = 'b';
b.y = 'b';
b.x = 1;
fprintf('%d ', isequal(a, b), isequal({1, 'a'}, {1, 'a'}), isequal({1}, {2}), isequal(a, struct('x', 1)), isequal([1 2], [1 2], [1 2]));
fprintf('%d ', isequal('a', 97), isequal(1, true), isequal(int8(1), 1), isequal([], ''), isequal(NaN, NaN), isequaln(NaN, NaN), isequal([1 2], [1; 2]));
fprintf('\n');
