% How long until half of a radioactive sample is left? Euler's method.
rate = 0.3;
step = 0.01;
n = 500;
left = zeros(1, n);
left(1) = 1;                 % all of it
for k = 2:n
    left(k) = left(k-1) - step*rate*left(k-1);
end
below = find(left < 0.5);
fprintf('half-life %.2f, exactly %.2f\n', step*(below(1) - 1), log(2)/rate);
