function knapsack()
% KNAPSACK  Dynamic programming: a knapsack with its table and what is taken, and a chain of matrices.
n = 220;
W = 20000;
weights = zeros(1, n);
values = zeros(1, n);
seed = 7;
for k = 1:n
    seed = mod(16807*seed, 2147483647);
    weights(k) = 10 + mod(seed, 190);
    values(k) = 5 + mod(floor(seed/1000), 300);
end
[best, taken] = pack(weights, values, W/2);
fprintf('worth %d with %d things of weight %d\n', best, sum(taken), sum(weights(taken)));
fprintf('%d ', find(taken, 8));
fprintf('\n');
dims = 10 + mod((1:261)*37, 91);
[cost, split] = chain(dims);
fprintf('%d products\n', cost);
text = brackets(split, 1, 12);
disp(text);
end

function [best, taken] = pack(w, v, W)
n = length(w);
T = zeros(n+1, W+1);
for i = 1:n
    for c = 0:W
        T(i+1, c+1) = T(i, c+1);
        if w(i) <= c
            other = T(i, c-w(i)+1) + v(i);
            if other > T(i+1, c+1)
                T(i+1, c+1) = other;
            end
        end
    end
end
best = T(n+1, W+1);
taken = false(1, n);
c = W;
for i = n:-1:1
    if T(i+1, c+1) ~= T(i, c+1)
        taken(i) = true;
        c = c - w(i);
    end
end
end

function [cost, s] = chain(p)
n = length(p) - 1;
m = zeros(n, n);
s = zeros(n, n);
for len = 2:n
    for i = 1:n-len+1
        j = i + len - 1;
        m(i, j) = inf;
        for k = i:j-1
            q = m(i, k) + m(k+1, j) + p(i)*p(k+1)*p(j+1);
            if q < m(i, j)
                m(i, j) = q;
                s(i, j) = k;
            end
        end
    end
end
cost = m(1, n);
end

function t = brackets(s, i, j)
if i == j
    t = ['A' num2str(i)];
else
    t = ['(' brackets(s, i, s(i, j)) brackets(s, s(i, j)+1, j) ')'];
end
end
