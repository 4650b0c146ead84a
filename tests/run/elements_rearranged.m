function elements_rearranged()
% ELEMENTS_REARRANGED  Elements in another order or place, and what subscripts and shifts may be.
t = zeros(1, 256);
t(double('a':'e')) = 1:5;
text = 'cab';
total = 0;
for k = 1:numel(text)
    total = 10*total + t(text(k));
end
disp(total)
p = single(2);
t(p) = 7;
fprintf('%d %d\n', t(p), t(single(97)));
try
    t(single(1.5))
catch err
    disp(err.identifier)
end
letters('Hi', [-1 0 65 65.5 70000]);
shifts(uint32(4294967295), uint8(129));
orders();
turned(magic(3), 3);
run_along([3 1 2], [1 2; 3 4; 5 6]);
copies(4, -2);
end

function letters(s, numbers)
out = '';
for k = 1:numel(s)
    out(end+1) = char(s(k) + 1);
end
disp(out)
for x = numbers(2:3)
    fprintf('%d ', double(char(x)));
end
fprintf('%d\n', double(char(numbers(4) - 0.5)));
end

function shifts(a, b)
for n = [-33 -31 -1 0 1 7 31 33]
    fprintf('%u %u;', bitshift(a, n), bitshift(b, n));
end
fprintf('\n%u %u %d %d\n', bitcmp(a - 5), bitcmp(b), bitcmp(int8(5)), bitcmp(int16(-1)));
end

function orders()
disp(sort([3 NaN 1 -2 NaN 0]))
disp(sort([3 NaN 1 -2 NaN 0], 'descend'))
disp(sort(uint8([200; 3; 17]))')
disp(sort('hello'))
disp(sort([true false true]))
disp(sort(single([2.5 -1 2.5]), 'descend'))
for n = [0 1 4 26 30]
    x = mod((1:n)*7, 11);
    y = sort(x(1:n));
    z = sort(x, 'descend');
    fprintf('%d %d %d;', numel(y), issorted(y), issorted(fliplr(z)));
end
fprintf('\n');
a = [2 1];
b = sort(a);
fprintf('%d%d %d%d\n', a, b);
z = sort([0 -0]);
fprintf('%g %g\n', 1./z);
end

function turned(A, n)
B = A(1:n, 1:n);
disp(fliplr(B))
disp(flipud(B))
disp(flip(B, 2))
disp(flip('abc'))
disp(flip([1; 2; 3])')
disp([trace(B), trace(5), trace(zeros(0))])
disp(size(fliplr(zeros(0, 3))))
try
    trace(B(1:2, :));
catch err
    disp(err.message)
end
end

function run_along(v, M)
disp(cumsum(v))
disp(cumprod(v'))
disp(cumsum(M))
disp(cumsum(M, 2))
disp(cumprod(M, 1))
disp(cumsum(true(1, 3)))
disp(size(cumsum(zeros(0, 3))))
for n = 1:2
    disp(cumsum(M(1:n, :)))
end
end

function copies(n, m)
disp(repmat(7, 2, 3))
disp(size(repmat('a', n, m)))
disp(repmat(int8(3), 1, n - 2))
disp(class(repmat(single(1), 2)))
disp(size(repmat(true, n, 2, 3)))
end
