function y = values(x, mode)
n = numel(x);
if n < 0
    y = 0;
elseif n > 3
    y = 'many';
else
    y = n;
end
sort(x);
twice(n);
a = first([1 2 3], 2);
debug = false;
if debug, disp(a), end
if ispc, disp(1), end
if nargin < 2, mode = 1; end
for k = 1:10
    if k > 10, disp(k), end
    if k > 5, disp(mode), end
end
b = first([1 2 3], 5);
disp(b);
end

function r = twice(n)
r = 2*n;
end

function r = first(v, i)
r = v(i);
end

function never_called(s)
w = ones(2, 3) * ones(2, 3);
disp(w);
disp(s);
end
