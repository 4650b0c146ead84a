% POLYS  Objects of a value class with operators: polynomials of Chebyshev and Legendre, Newton's method on them.
n = 24;
rounds = 400;
x = Poly([1 0]);
total = 0;
for r = 1:rounds
    T = cell(1, n + 1);
    T{1} = Poly(1);
    T{2} = x;
    for k = 2:n
        T{k+1} = 2*x*T{k} - T{k-1};
    end
    s = 0;
    for k = 1:n+1
        s = s + T{k}.at(cos(r/10));
    end
    total = total + s;
end
disp(T{6}.text());
disp(text(T{9}));
fprintf('%.8f, degree %d\n', total, degree(T{end}));
q = (x - 1)*(x - 2)^2*(x + 3) + 0.5;
fprintf('%s\n', text(q));
d = diff(q);
steps = 0;
last = 0;
for r = 1:20000
    z = -6 + 0.001*mod(r, 1000);
    for k = 1:60
        dz = at(q, z)/at(d, z);
        z = z - dz;
        steps = steps + 1;
        if abs(dz) < 1e-12
            break
        end
    end
    last = last + z;
end
fprintf('%d steps, %.8f\n', steps, last/20000);
fprintf('%d %d\n', (x + 1)*(x - 1) == x^2 - 1, x == x + 1);
