% The last error as an object, and what a message says of counts and codes.
MException.last('reset');
e = MException.last;
disp(isempty(e.message))
try
    error('my:id', 'first %d', 1)
catch
end
e = MException.last;
disp(class(e))
disp(e.identifier)
disp(e.message)
MException.last('reset')
disp(isempty(MException.last().identifier))
s = nargchk(1, 2, 0, 'struct');
disp(s.message)
disp(s.identifier)
disp(isempty(nargchk(1, 2, 1, 'struct')))
try
    sprintf('%d', @sin)
catch e
    disp(e.message)
end
disp(sprintf('%s', 100000))
