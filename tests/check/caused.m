function caused(s, u)
eval(s);
b = A(u, :) + B(2) + A(1);
c = @(x) x + gain;
disp(b);
disp(c(u));
figure;
end

function other(name)
ex = exampel(1) + exampel(2);
disp([ex, name]);
exampel(3);
try
    y = exampel(4);
catch
    y = 1;
end
disp(y);
end
