% Conditions: scalars, arrays, strings, empties.
x = 5;
if x > 3 && x < 10
    fprintf('between\n');
elseif x == 3
    fprintf('three\n');
else
    fprintf('else\n');
end
if [1 1 0], fprintf('a\n'), else, fprintf('not all\n'), end
if [1 2 3], fprintf('all\n'), end
if [], fprintf('b\n'), else, fprintf('empty is false\n'), end
if 'hello', fprintf('text is true\n'), end
if ~[], fprintf('c\n'), else, fprintf('still empty\n'), end
if 0.1, fprintf('nonzero\n'), end
if -1, fprintf('negative\n'), end
if (1), if (0), fprintf('d\n'); else fprintf('inner\n'); end, end
