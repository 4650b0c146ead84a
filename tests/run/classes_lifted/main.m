% What may be a number or an object is told apart, and lifted to an object.
T = cell(1, 5);
x = Poly([1 0]);
T{1} = Poly(1);
T{2} = x;
for k = 2:4
    T{k+1} = 2*x*T{k} + -1*T{k-1};
end
for k = 1:5
    disp(T{k}.text())
end
for k = 0:3
    y = k;
    if mod(k, 2) == 1
        y = Poly([k 1]);
    end
    z = Poly.lift(y);
    fprintf('%s %s ', class(y), class(z));
    disp(text(z + y))
    w = Poly(y);
    disp(text(w))
end
for k = 1:3
    a = k;
    if k == 2
        a = Claim;
    end
    if isnumeric(a)
        fprintf('%s says yes\n', class(a));
    end
    if isa(a, 'Claim') && isnumeric(a)
        disp(a.twice())
    end
end
