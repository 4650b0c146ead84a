function loads()
% Variables from files.
if true
    loaded = load('saved');
    x = loaded.x;
    name = loaded.name;
    s = loaded.s;   % x, name, s and a variable that nobody uses
end
numbers = load('numbers.txt');
fprintf('%g ', x, numbers, s.a);
fprintf('%s\n', name);
try
    load no_such_file
catch e
    disp(e.message);
end
end
