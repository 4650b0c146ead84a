% Integers are raised to integers from 0 on.
y = int32(-7);
z = int8([1 2; 3 4]);
show(@() y(true) .^ -2)
show(@() y .^ int32(-1))
show(@() z .^ [1 -1; 2 0.5])
show(@() 2 .^ z)
show(@() (-2) .^ z)
show(@() z .^ 2)
show(@() z .^ int8(2))
show(@() 0.5 .^ int8(-1))
show(@() y ^ 3)
for k = [3 2 0 -1]
    try
        x = z(2, :) .^ k;
        disp(x)
    catch e
        disp(e.message)
    end
end
function show(f)
    try
        x = f();
        disp(class(x))
        disp(x)
    catch e
        disp(e.message)
    end
end
