% What a comparison of a boxed number gives is logical, also where it is shown, kept and computed with.
function boxed_comparison_shown()
z = pick([]);
z > 3.5
t = z > 0.5;
disp(class(t)), disp(t + t)
s.q = z == 1; disp(class(s.q))
c = {z < 0}; disp(class(c{1}))
u = ~(z >= 1)
end

function z = pick(y)
z = 1;
t(3) = 'z';
if t
    z = complex(y);
end
end
