% Answers that the documentation of the functions states.
% The bit of the sign can be set and cleared.
disp(bitset(int8(0), 8))
disp(bitset(int8(-1), 8, 0))
disp(bitset(int16([1 2]), 16))
disp(bitset(intmin('int64'), 64, 0))
% The lesser and the greater of truth values are truth values.
disp(class(max(true, false)))
disp(min([true false], true))
% Numbers are characters by their codes.
disp(isstrprop([77 65 55], 'alpha'))
% What is no object has no properties and no superclasses.
disp(size(properties(magic(3))))
disp(size(superclasses(5)))
disp(size(superclasses('double')))
% The rotation brings the point onto the axis exactly.
[g, y] = planerot([3; 4]);
fprintf('%g %g\n', y);
disp(poly([true false]))
% The middle of a star is inside; a hole winds the other way, and loops close by themselves.
x = [0.5 0.2 1.0 0 0.8];
y = [1.0 0.1 0.7 0.7 0.1];
disp(inpolygon([0.5 0.5 0.1], [0.5 0.6 0.4], x, y))
disp(inpolygon([1.5 2.5 5], [2.5 2.5 5], [1 4 4 1 NaN 2 2 3 3], [1 1 4 4 NaN 2 3 3 2]))
[in, on] = inpolygon([1 2 3], [1 2 3], [0 2 2 0], [0 0 2 2]);
disp([in; on])
% One observation says nothing of correlations.
disp(corrcoef([1 NaN; 3 4], 'Rows', 'complete'))
% Rows are compared by their first different columns.
disp([issorted([1 2 3; 1 2 4; 2 0 1], 'rows'), issorted([1 2; 1 1], 'rows'), issorted({'a' 'c'; 'b' 'a'}, 'rows')])
disp([issorted([2 0; 1 9], 'rows', 'descend'), issorted([1 2; 1 2], 'rows', 'strictascend'), issorted([1; 2], 'rows')])
