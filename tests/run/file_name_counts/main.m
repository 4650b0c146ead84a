% A file whose function is declared under another name is called by the name of the file; the name in the
% declaration leads to another file, or nowhere.
disp(first(1))
disp(first(5))
disp(second(1))
f = @first;
disp(f(2))
try
    lonely(3);
catch e
    disp(e.message)
end
