% Optional arguments may be left out before name-value arguments.
show(1)
show(1, 2)
show(1, 2, 3)
show(1, Opt=4)
show(1, 'Opt', 4)
show(1, 2, "opt", 4)
show(1, 2, 3, 'Opt', 4, 'Text', 'x')
show(1, Text="y")
tell(@() show())
tell(@() show(1, 2, 3, 4))
tell(@() show(1, 2, -3))
tell(@() show(1, 2, 'Opt', {}))

function show(a, b, c, o)
    arguments
        a (1,1) double
        b = a * 10
        c (1,1) double {mustBePositive} = 20
        o.Opt (1,1) double = 5
        o.Text char = 't'
    end
    fprintf('%g %g %g %g %s\n', a, b, c, o.Opt, o.Text);
end

function tell(f)
    try
        f()
    catch e
        disp(e.message)
    end
end
