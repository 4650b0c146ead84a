% rethrow, MException and throw.
try
    try
        error('a:b', 'first');
    catch e
        rethrow(e);
    end
catch f
    fprintf('%s %s\n', f.identifier, f.message);
end
m = MException('top:level', 'number %d, %s', 3, 'text');
try
    throw(m);
catch g
    fprintf('%s %s\n', g.identifier, g.message);
end
try
    error(struct('message', 'from a struct', 'identifier', 'x:y'));
catch h
    fprintf('%s %s\n', h.identifier, h.message);
end
