% What arrayfun and cellfun say of lists of different sizes.
try
    arrayfun(@(a, b) a + b, [1 2 3], [1 2])
catch e
    disp(e.message)
    disp(e.identifier)
end
try
    cellfun(@(a, b) a + b, {1 2 3}, {1 2})
catch e
    disp(e.message)
end
