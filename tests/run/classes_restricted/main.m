% A method that its class does not let others call, by its name as with a dot. Source: MATLAB's documentation,
% "Method Attributes".
v = Vault();
disp(v.open())
disp(v.each())
f = v.lent();
disp(f(2))
h = v.handle();
disp(h(v))
tell(@() v.turned())
tell(@() turned(v))
tell(@() seen(v))
try
    x = turned(v);
    disp(x)
catch err
    disp(err.identifier)
end
try
    x = feval('turned', v);
    disp(x)
catch err
    disp(err.message)
end

function tell(f)
    try
        f();
    catch err
        fprintf('%s\n%s\n', err.identifier, err.message);
    end
end
