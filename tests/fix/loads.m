function loads()
% Variables from files.
if true
    load saved   % x, name, s and a variable that nobody uses
end
load('numbers.txt');
fprintf('%g ', x, numbers, s.a);
fprintf('%s\n', name);
try
    load no_such_file
catch e
    disp(e.message);
end
end
