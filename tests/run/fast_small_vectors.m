% Vectors and matrices of few elements: products, parts put together, cross, dot, norm, diff.
function fast_small_vectors()
R = eye(3);
w = [0.3; -0.2; 0.5];
for k = 1:4
    S = [0, -w(3), w(2); w(3), 0, -w(1); -w(2), w(1), 0];
    R = R*(eye(3) + 0.1*S + 0.005*(S*S));
    w = w + 0.01*cross(w, R*w);
    for c = 1:3
        R(:, c) = R(:, c)/norm(R(:, c));
    end
end
show(R)
show(w')
% Signs of zeros: a sum of products begins with 0.
z = [-0 0; 0 -0]*[1; 1];
fprintf('%g %g\n', 1./z);
z = -[0 0 0]*[1; 2; 3];
fprintf('%g\n', 1/z);
% NaN and Inf spread as they do in sums.
p = [Inf 1; 0 2]*[0 1; 1 0];
show(p)
% Directions of cross are those of the first.
show(cross([1 2 3], [4 5 6]))
show(cross([1; 2; 3], [4; 5; 6]))
disp(class(cross(single([1 0 0]), [0 1 0])))
disp(class(cross(int8([1 0 0]), int8([0 1 0]))))
try
    cross([1 2 3], [1 2])
catch e
    disp(e.message)
end
% Lengths that need scaling, none, and not a number.
for s = [1, 0, 1e200, 1e-200, NaN, Inf]
    v = [3*s, 4*s];
    fprintf('%g ', norm(v));
end
fprintf('\n');
fprintf('%g %g %g\n', norm(zeros(1, 0)), norm([]), norm(-2));
a = lengthen(3);
b = lengthen(4);
fprintf('%g %g\n', dot(a, a), dot(b, b'));
fprintf('%g\n', dot(zeros(1, 0), zeros(1, 0)));
try
    dot(a, b)
catch e
    disp(e.message)
end
show(dot([1 2; 3 4], [5 6; 7 8]))
% Differences: none of one element, an empty of none.
for n = 1:3
    d = diff(lengthen(n));
    c = diff(lengthen(n)');
    fprintf('%d-by-%d, %d-by-%d:', size(d), size(c));
    if n > 1
        fprintf(' %g', d, c);
    end
    fprintf('\n');
end
jump = [false; abs(diff([1; 5; 2; 2])) > 2];
show(jump')
disp(class(diff(int8([5 -100 100]))))
show(diff(int8([5 -100 100])))
% Constants of small classes.
x = int16(32000);
y = x + 1000;
show([y == intmax('int16'), intmin('int16') == -32768, realmax('single') > 1])
fprintf('%d\n', intmax('uint64'))
disp(class(intmax('int64')))
% Parts that are put together.
q = [1 2; 3 4];
r = [q, [5; 6]; 7 8 9];
show(r)
r = [r(1, :); r(2, :); -r(3, :)];
show(r(:, [1 3]))
t = [int8(100) 200; 3.6 -3.5];
show(t)
g = ['ab'; 'cd'];
disp([g, ['x'; 'y']])
u = [1 2 3];
v = [4 5 6];
for k = 1:3
    [u, v] = deal(v, u + 1);
end
show([u; v])
m = magic(3);
m = m*m;
m = m';
show(m)
end

function v = lengthen(n)
v = zeros(1, 0);
for k = 1:n
    v(end + 1) = k^2;
end
end

function show(x)
fprintf('%s\n', mat2str(x, 6));
end
