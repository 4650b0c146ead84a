% A number that is stored as complex keeps the sign of its imaginary zero beside others.
z = complex(1, -0);
e = [];
s = @(x) fprintf('%g ', imag(x));
a = [z, 2]; s(a);
a = [z; z]; s(a);
a = [z, e]; s(a);
a = [z, [1i 2i]]; s(a);
b = [1i 2i];
b(2) = z; s(b);
b(4) = z; s(b);
r = [z 3i].'; s(r);
p(1).x = 1i; p(2).x = z; s([p.x]);
c = {z};
c{2} = [c{1} 5i]; s(c{2});
fprintf('\n');
