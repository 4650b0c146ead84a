% assert, warning switched off, lasterr.
try
    assert(1 > 2, 'one is not more than %d', 2);
catch e
    fprintf('%s\n', e.message);
end
try
    assert(false, 'my:id', 'with id %s', 'x');
catch e
    fprintf('%s %s\n', e.identifier, e.message);
end
assert(true);
fprintf('%d\n', isempty(e.stack) || isstruct(e.stack));
