% What rarely is complex is presumed to be real; where it is complex after all, everything goes on as it should.
function presumed_real()
A = [4 2 1; 2 5 3; 1 3 6];
L = factor(A);
fprintf('%.4f ', L); fprintf('real %d, error %d\n', isreal(L), norm(L*L' - A) < 1e-12);
L = factor(A - 5*eye(3));
fprintf('%.4f%+.4fi ', [real(L(:)) imag(L(:))]'); fprintf('real %d\n', isreal(L));
Q = ortho([1 2; 3 4]);
fprintf('%d %d\n', isreal(Q), norm(Q'*Q - eye(2)) < 1e-12);

% Left in the middle of loops, in each of their rounds.
for first = 1:4
    fprintf('%s\n', mat2str(walk(first), 4));
end

% Told through calls, taken in either form where nothing is presumed.
[s, n] = spread([1 2 4], 0);
fprintf('%.4f %d %d\n', s, n, isreal(s));
w = [1 2 4 9];
[s, n] = spread(w(1:3), w(4));
fprintf('%.4f %.4f %d %d\n', real(s), imag(s), n, isreal(s));
total = 0;
for k = [0 0 9 0]
    [s, n] = spread([1 2 4], k);
    total = 2*total + s + n;
end
fprintf('%.4f %.4f\n', real(total), imag(total));
fprintf('%.4f %.4f\n', real(twice(-3)), imag(twice(-3)));

% Texts, handles, operations with two bounds, powers.
t = 0;
for c = {'1', '2.5', '3+4i', 'x'}
    v = str2double(c{1});
    if ~isnan(v), t = t + v; end
end
disp(t)
disp(area(@(x) sqrt(1 - x*x), 0, 1, 4))
disp(area(@(x) sqrt(0.5 - x), 0, 1, 4))
for k = -2:2
    a = acos(k/2 + 0.5);
    b = k^1.5;
    fprintf('%.4f %.4f %.4f %.4f\n', real(a), imag(a), real(b), imag(b));
end
m = sqrt([1 4; 9 16]);
for k = 1:2, m = m + sqrt(m - 3); end
disp(m)

% What is complex of itself is never presumed to be real.
z = 1i;
for k = 1:3, z = sqrt(z)*z; end
fprintf('%.4f %.4f\n', real(z), imag(z));

% Errors in what is left stand where they are, and level by level.
try
    fails(2);
catch e
    fprintf('%s', e.message);
    fprintf(' (%s)', e.stack(1).name(1:5));
    fprintf(' (%s)\n', e.stack(2).name);
end
show(3)
end

function L = factor(A)
n = size(A, 1);
L = zeros(n);
for j = 1:n
    s = A(j, j);
    for k = 1:j-1
        s = s - L(j, k)^2;
    end
    L(j, j) = sqrt(s);
    for i = j+1:n
        t = A(i, j);
        for k = 1:j-1
            t = t - L(i, k)*L(j, k);
        end
        L(i, j) = t/L(j, j);
    end
end
end

function Q = ortho(A)
Q = zeros(size(A));
for j = 1:size(A, 2)
    v = A(:, j);
    for i = 1:j-1
        v = v - (Q(:, i)'*A(:, j))*Q(:, i);
    end
    Q(:, j) = v/sqrt(v'*v);
end
end

function x = walk(first)
% Complex from round `first` on: nested loops, a branch before and behind, break and continue.
x = zeros(1, 4);
round = 0;
while round < 4
    round = round + 1;
    for j = [1 2; 3 4]
        if mod(round, 2) == 0 && j(1) == 1
            continue
        end
        if j(2) > 2
            v = sqrt(first - round + 0.25);
            x(round) = x(round) + v + j(1);
        else
            x(round) = x(round) - 1;
        end
        x(round) = 2*x(round);
    end
    if round == 3 && first < 4
        break
    end
end
end

function [s, n] = spread(x, shift)
m = 0; q = -shift;
for k = 1:numel(x)
    m = m + x(k); q = q + x(k)^2;
end
n = numel(x);
s = sqrt(q/n - (m/n)^2);
end

function x = twice(a)
x = half(a);
for k = 1:2, x = x + half(a + k); end
end

function x = half(a)
x = log(a)/2;
end

function s = area(f, a, b, n)
h = (b - a)/n;
s = 0;
for k = 1:n
    s = s + f(a + (k - 0.5)*h)*h;
end
end

function fails(n)
for k = n:-1:-2
    y = sqrt(k);
    if imag(y) > 1.1
        error('left at %d', k);
    end
end
end

function show(n)
for k = n:-2:-1
    y = sqrt(k)
end
end
