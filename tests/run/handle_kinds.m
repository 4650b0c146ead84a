% One handle for several kinds of arguments; nested functions that share variables, or may not have set them.
f = @(a) numel(a);
disp([f(1), f('abc'), f({1, 2}), f(struct('x', {1, 2, 3}))])
g = @plus;
disp(g(1, 2)), disp(class(g(int8(1), 2))), disp(g('a', 1))
[up, get] = counter(5);
up(); up(); disp(get())
[up2, get2] = counter(1); up2(); disp([get(), get2()])
try, maybe(false), catch e, disp(e.message), end
maybe(true)
h = {@sin, @(x) x^2, @numel};
for k = 1:3, fprintf('%g ', h{k}(2)); end, fprintf('\n')
disp(apply(@(varargin) numel(varargin), 1, 2, 3))
function r = apply(f, varargin)
r = f(varargin{:});
end
function [up, get] = counter(n)
up = @increase; get = @() n;
get = @value;
    function increase(), n = n + 1; end
    function r = value(), r = n; end
end
function maybe(set)
if set, shared = 4; end
show()
    function show(), disp(shared), end
end
