function whole()
% A script that nobody runs becomes a function.
total = 0;
for k = 1:3
    total = total + twice(k);   % a sum
end
total
end

function y = twice(x)
y = 2*x;
end
