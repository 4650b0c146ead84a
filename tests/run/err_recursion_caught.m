% An error that each of thousands of functions catches and throws again.
try
    again(0)
catch e
    disp(e.identifier)
    disp(numel(e.stack) >= 500)
    disp(e.stack(1).name)
end

function again(n)
try
    again(n + 1)
catch e
    rethrow(e)
end
end
