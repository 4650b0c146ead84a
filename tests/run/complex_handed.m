% What is stored as complex without an imaginary part is seen by functions that look, and by nobody else.
z = complex(1, 0);
for k = 1:3
    z = z*z + power_sum([1 0 2], z);
    fprintf('%g %g %d\n', real(z), imag(z), looks(z));
end
w = complex(2, 0);
fprintf('%d %d %d\n', isreal(w), looks(w), passes_on(w));
v = complex(4, 0);
for k = 1:2, fprintf('%d ', listed(1, 2, v)); v = v*v; end
fprintf('\n');
w = complex(w - 1, 1);
fprintf('%g %g\n', real(square(w)), imag(square(w)));
c = complex(0.25, 0);
fprintf('%d %d\n', escapes(c, 50), escapes(complex(1, 1), 50));
a = [1+2i, 3, 4-1i];
a(3) = [];
a(end) = a(end)*2;
fprintf('%d %g %g\n', numel(a), real(a(2)), imag(a(1)));
a(1) = [];
fprintf('%d\n', isreal(a));
b = [1i 2i 3i 4];
b(b == 2i) = [];
for k = 1:3
    if k > 1, q = k*1i; else, q = 5; end
    b(k) = q;
end
fprintf('%g %g %g %d\n', real(b(1)), imag(b(2)), imag(b(3)), isreal(b));
try
    for k = 1:4
        if k < 4, r = k; else, clear r, end
        b(9 - k) = r; %#ok<AGROW>
    end
catch e
    fprintf('%s %d\n', e.identifier, numel(b));
end

function s = power_sum(p, x)
s = zeros(size(x));
for k = 1:numel(p)
    s = s.*x + p(k);
end
end

function y = square(x)
y = x.*x;
end

function t = looks(x)
t = isreal(x);
end

function t = passes_on(x)
t = looks(x);
end

function n = escapes(c, most)
z = complex(0, 0);
for n = 1:most
    z = square(z) + c;
    if abs(z) > 2, return, end
end
end

function t = listed(a, varargin)
t = isreal(varargin{end}) + 2*isreal(a);
end
