function g = polyaffine(f, mu)
% POLYAFFINE  Coefficients (constant first) of f((x - mu(1)) / mu(2)).

n = numel(f);
g = zeros(1, n);
power = 1;
for k = 1:n
    g(1:k) = g(1:k) + f(k) * power;
    power = conv(power, [-mu(1), 1] / mu(2));
end
g = reshape(g, size(f));
end
