% Errors of unknown names have Octave's words and their place.
eval('');
placeless = @(text) regexprep(text, 'line \d+, column \d+', 'its place');
try
    y = 3 + undefd_x;
catch e
    disp(placeless(e.message)), disp(e.identifier)
end
f = @(x) x + undefd_y;
try
    f(3)
catch e
    disp(placeless(e.message))
end
try
    undefd_q.a(3)
catch e
    disp(placeless(e.message))
end
get(0, 'PointerLocation'), get(0, 'type')
try
    get(0, 'nosuch')
catch e
    disp(placeless(e.message))
end
