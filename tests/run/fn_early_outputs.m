function fn_early_outputs
% An output not asked for need not be assigned.
a = partial(1);
[a, b] = partial(2);
fprintf('%d %d\n', a, b);
noOutput(3);
r = defaults(5);
fprintf('%d\n', r);
fprintf('%d\n', defaults(5, 6), defaults(5, []));
end

function [a, b] = partial(k)
a = k;
if k > 1
    b = k*10;
end
end

function noOutput(x)
fprintf('got %d\n', x);
end

function r = defaults(x, y)
if nargin < 2 || isempty(y)
    y = 100;
end
r = x + y;
end
