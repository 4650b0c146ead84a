% `end` within a call belongs to the array around it, also where `eval` might have made a variable of that name.
x = 10:10:50;
word = 'made';
eval([word ' = 7;']);
disp(made)
disp(x(round(end/2)))
disp(x(floor(end - 0.5)))
% Commands in replacements call functions of the program.
disp(regexprep('abc def', '(\w+)', '${turned($1)}'))
disp(regexprep('x1', '\d', '${[turned($0) ''!'']}'))
function r = turned(s)
r = ['<' fliplr(s) '>'];
end
