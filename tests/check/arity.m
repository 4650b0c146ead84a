a = twice(1, 2);
[b, c] = twice(a);
disp(cos());
disp(cos(b, c));
[p, q] = cos(1);
disp(p + q);
try
    twice(1, 2, 3);
catch
    disp('meant');
end
s = {1, 2};
disp(twice(s{:}));

function y = twice(x)
y = 2*x;
end
