% What a result needs is asked for before it is made: too much is an error that can be caught.
told(@() strrep(repmat('a', 1, 1e6), 'a', repmat('b', 1, 1e7)));
told(@() regexprep(repmat('a', 1, 1e6), 'a', repmat('b', 1, 1e7)));
told(@() strjoin(repmat({repmat('a', 1, 1e7)}, 1, 1e6), ','));
told(@() hadamard(2^25));
disp(strrep('abab', 'b', 'xy'))
disp(regexprep('abab', '(a)', '$1$1-'))
disp(strjoin({'a', 'b'}, '+'))

function told(f)
try
    x = f();
    disp(size(x))
catch e
    disp(e.identifier)
end
end
