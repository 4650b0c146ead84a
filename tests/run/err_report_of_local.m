% A report names a local function behind its file.
try
    outer();
catch e
    disp(regexprep(getReport(e, 'basic'), 'line \d+', 'line N'))
    disp(regexprep(getReport(e), 'line \d+', 'line N'))
end
try
    error('a:b', 'here');
catch e
    disp(regexprep(getReport(e, 'basic'), 'line \d+', 'line N'))
end

function outer()
    inner(3);
end

function inner(x)
    error('my:id', 'value %d', x);
end
