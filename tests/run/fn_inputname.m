% How a call writes the arguments of a function, and what is none of a variable.
a = 1; b = 2; c = {a, b}; s.x = 3;
pair(a, b)
pair(a + 1, b)
pair(c{:})
pair(s.x, a)
h = @pair; h(b, a)
cellfun(@pair, {1}, {2})
g = @(t) pair(t, a); g(b)
any(a, b, 7, c)
outer(a)
x = one(b); disp(x)
disp(one(one(a)))
try
    past(a)
catch e
    disp(e.message), disp(e.identifier)
end
for k = 1:2, pair(k, a), end

function pair(p, q) %#ok<INUSD>
    fprintf('[%s] [%s]\n', inputname(1), inputname(2));
end
function any(varargin)
    for k = 1:nargin, fprintf('<%s>', inputname(k)); end
    fprintf('\n');
end
function outer(z)
    pair(z, z); inner = z; pair(inner, 1)
    disp(inputname(1))
end
function n = one(x)
    n = ['in ' inputname(1) num2str(numel(x))];
end
function past(p) %#ok<INUSD>
    inputname(1)
    inputname(2)
end
