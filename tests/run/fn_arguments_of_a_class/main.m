% Names of arguments taken from the properties of a class: those that everybody may set, checked as declared,
% without their defaults.
show(1, 'Width', 2, 'Color', 'green')
show(1, Tag = "mine")
fails(@() show(1, 'Width', -1))
fails(@() show(1, 'Width', [1 2]))
fails(@() show(1, 'Color', 'blue'))
fails(@() show(1, 'Hidden', 1))
fails(@() show(1, 'Most', 1))
own(Size = 4)
own(Tag = 7)

function show(x, o)
arguments
    x
    o.?Style
end
disp(o)
end

function own(o)
arguments
    o.?Style
    o.Tag (1,1) double = 1
    o.Size = 2
end
fprintf('%d %d\n', o.Tag, o.Size)
end

function fails(f)
try
    f()
catch e
    disp(e.message)
end
end
