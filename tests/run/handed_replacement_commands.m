% A command in a replacement sees the variables of the function that replaces.
eval('');
show

function show
h = @(t) ['<' upper(t) '>'];
k = 3;
disp(regexprep('ab cd', '(\w+)', '${h($1)}'))
disp(regexprep('a1', '(\d)', '${num2str(str2double($1) + k)}'))
disp(regexprep('a1', '(\d)', '${twice($1)}'))
end

function t = twice(t)
t = [t t];
end
