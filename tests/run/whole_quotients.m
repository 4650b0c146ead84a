% Quotients of whole numbers that surely have no fraction, and some that have.
n = 12;
A = zeros(1, n*(n + 1)/2);
for j = 1:n
    for i = j:n
        A(place(n, i, j)) = 100*i + j;
    end
end
fprintf('%d ', A([1 2 13 24 78]));
fprintf('\n');
s = 0;
for k = 0:9
    s = s + k*(k + 1)*(2*k + 1)/6 + k*(k - 1)*(k - 2)/6 + k^2*(k + 1)^2/4;
end
disp(s)
h = zeros(1, 6);
for k = 1:6
    h(k) = k*(k + 2)/2;
end
disp(h)
t = 0;
for k = 1:9
    q = k*(k + 1)/4;
    if q == floor(q)
        t = t + q;
    end
end
disp(t)
fprintf('%g\n', half(2^53 - 1), half(2^52 + 1), half(94906267), half(3));
x = int32(7);
disp(x*(x + 1)/2), disp((x + 0)/2)
for r = [5 7]
    fprintf('%d %g\n', tri(r), tri(-r));
end
try
    A(place(n, 3, 1)/2)
catch e
    disp(e.identifier)
end

function k = place(n, i, j)
k = i + (j - 1)*(2*n - j)/2;
end

function y = half(n)
y = n*(n - 1)/2;
end

function t = tri(n)
t = n*(n + 1)/2;
end
