% A dimension that is none is an error wherever the reduction stands, also where nobody takes what it gives.
attempt(@() sum([1 2], 1.5))
direct()
attempt(@() size(ones(2), 1.5))
function attempt(f)
try
    f();
    disp('no error')
catch e
    disp(strtok(e.message, ','))
end
end
function direct()
try
    x = any([1 2], 1.5);
    disp('no error')
catch e
    disp(strtok(e.message, ','))
end
end
