% What only a statement that failed has goes before the error is handled.
try
    fails(Loud(1))
catch e
    disp(e.message)
end
disp('next')
inner();
for k = 1:2
    try
        fails(Loud(10 * k));
    catch
        disp('caught')
    end
end
try
    y = Loud(3);
    error('a:b', 'kept');
catch e
    disp(e.message)
end
disp(y.n)

function fails(x)
error('a:b', 'boom %d', x.n)
end

function inner()
try
    fails(Loud(2))
catch e
    disp(e.message)
end
disp('end of inner')
end
