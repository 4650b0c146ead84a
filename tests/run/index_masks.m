% Truth values as subscripts of arrays of every shape: read, stored to, grown, out of bounds.
x = (1:6)*1.5; m = x > 4;
disp(x(m)); disp(x(~m)');
y = x'; disp(y(m)); disp(y(m'));
a = magic(4); b = a > 9;
disp(a(b)'); a(b) = -1; disp(a);
a(a < 0) = 100*(1:nnz(a < 0)); disp(a);
c = a; c(:, [true false true false]) = 0; disp(c);
c(logical([0 1 1 0]), 2) = 7; disp(c);
disp(size(c(c(:, 1) > 1e9, :))); disp(c(c(:, 2) == 7, [2 4]));
r = 1:3; r(logical([0 0 0 0 1])) = 9; disp(r);
z = uint8([1 200 30; 250 5 60]); z(z > 50) = 255; z(z == 1) = 3.7; disp(double(z));
t = true(2, 3); t(t) = false; disp(t); t(logical([1 0 1; 0 0 0])) = true; disp(t);
s = 'hello world'; s(s == 'o') = '0'; disp(s); disp(s(isletter(s)));
w = complex(1:3, [0 1 0]); disp(w(imag(w) ~= 0)); w(real(w) > 1) = 2i; disp(w);
e = zeros(1, 0); disp(size(e(e > 1))); e(e > 1) = 4; disp(size(e));
v = zeros(3, 0); disp(size(v(v > 1)));
q = 5; disp(q(q > 1)); disp(size(q(q > 9))); q(q > 9) = 1; disp(q);
n = []; n(logical([0 1 1])) = 2; disp(n);
for k = 1:3
    p = mod(1:k, 2) == 0;
    u = 10:10+k; disp(u(p)); u(p) = u(p) - 100; disp(u);
    g = (1:k)'; disp(size(g(g > 2))); disp(size(g(p)));
end
h = cat(3, [1 2; 3 4], [5 6; 7 8]); disp(h(h > 3)'); h(h > 3) = 0; disp(sum(h(:)));
l = logical([1 0 1]); l(l) = [false true]; disp(l);
o = sum(x(x > 2 & x < 8)) + numel(find(m)); disp(o);
fails(@() x(logical([0 0 0 0 0 0 1])));
fails(@() a(logical([0 0 0 0 1]), 1));
fails(@() a(1, logical([0 0 0 0 1])));
try, k = [false true true]; x(k) = [1 2 3]; catch err, disp(err.message); end
try, x(true(1, 7)) = 1; disp(x); catch err, disp(err.message); end

function fails(f)
try
    f();
catch err
    fprintf('%s: %s\n', err.identifier, err.message);
end
end
