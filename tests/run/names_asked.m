% With a result, a variable is only said to be one; names are found by regular expressions.
pressure = 1;
presses = 2;
depth = 3;
disp(which('pressure'))
disp(who('-regexp', '^pres'))
s = whos('-regexp', 'th$', '^presse');
fprintf('%s\n', s.name);
disp(isempty(who('-regexp', '^q')))
