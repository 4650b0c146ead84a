% A file that is not MATLAB is an error where it is called, and only there.
disp(exist('halved'))
told(@() halved(3));
try
    later;
catch e
    disp(e.identifier)
end
told(@() preset(1, 2));
what = [];
try
    [what, more] = preset(1);
catch e
    disp(e.identifier)
end
told(@() Unclosed(1));
f = @halved;
told(@() f(1));
if numel(f) > 1
    halved(2);
end
disp(whole(4))

function told(f)
try
    f();
    disp('no error')
catch e
    lines = strsplit(e.message, newline);
    fprintf('%s %s\n', e.identifier, lines{1});
end
end
