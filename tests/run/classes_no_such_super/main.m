% A class that inherits from one that is not there makes no objects.
try
    x = Orphan;
    disp(x.q)
catch e
    disp(e.identifier)
    disp(e.message)
end
try
    x = Heir();
catch e
    disp(e.message)
end
