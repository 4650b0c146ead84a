% A function of MATLAB that is not there is told as such, and a name that nobody has as unknown.
try
    y = fmincon(@(x) x^2, 1, [], []);
catch e
    disp(e.message)
    disp(e.identifier)
end
try
    y = hypotenuse(3, 4);
catch e
    disp(e.message)
end
fmincon(1, 2, 3)
