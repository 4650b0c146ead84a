function calls()
% feval and names of functions.
data = [3 1 2];
f = @(x) x.^2;
max = 5;   % a variable
disp(feval('max', data));
disp(f(3) + min(data) + twice(twice(1)));
disp(zero());
n = cellfun(@length, {1, [1 2], 'abc'});
s = cellfun('size', {1, [1 2]}, 2);
q = arrayfun(@sqrt, [1 4 9]);
h = @cos;
fprintf('%d ', n, s, q, h(0), max);
fprintf('\n');
names = {'sin', 'cos'};
for k = 1:2
    fprintf('%g\n', feval(names{k}, 0));
end
end

function y = twice(x)
y = 2*x;
end

function z = zero()
z = 0;
end
