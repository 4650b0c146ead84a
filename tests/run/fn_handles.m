function fn_handles
% Function handles of all kinds.
f = @sin;
g = @twice;
fprintf('%.4f %d %s ', f(1), g(4), class(f));
fprintf('%s %s\n', func2str(f), func2str(g));
fprintf('%d ', feval(@twice, 3), feval('plus', 1, 2), feval(g, 5));
h = str2func('cos');
fprintf('%d ', h(0), is_handle(h), isequal(f, @sin));
fprintf('\n');
list = {@sin, @cos, @(x) x^2};
for k = 1:3
    fprintf('%.3f ', list{k}(2));
end
s.op = @times;
fprintf('%d %d\n', s.op(3, 4), apply(@max, [4 9 2]));
[m, i] = apply2(@max, [4 9 2]);
fprintf('%d %d\n', m, i);
q = str2func('@(x) x + 1');
fprintf('%d\n', q(1));
end

function y = twice(x)
y = 2*x;
end

function r = apply(f, varargin)
r = f(varargin{:});
end

function [a, b] = apply2(f, x)
[a, b] = f(x);
end

function r = is_handle(x)
r = isa(x, 'function_handle');
end
