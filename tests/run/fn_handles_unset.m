function fn_handles_unset()
for k = 1:5
    go(k);
end
x = 1;
r = tryit(@(v) undefinedname(v), 3); disp(r);
r = tryit(@(v) v, 3); disp(r);
[a, b] = two(1); disp([a b]); [a, b] = two(2); disp([a b]);
n = nout(1); disp(n);
[p, q] = nout(2); disp([p q]);
f = @() disp('hi'); g = @() disp('ho');
if x, h = f; else, h = g; end
h();
h = pickstmt(2); h();
h = pickstmt(1); h()
z = pickargs(1); disp(z(1)); z = pickargs(2); disp(z(1, 2)); z = pickargs(3); disp(z(1, 2, 3, 4));
try
    z = pickargs(2); z(1)
catch e, disp(e.message); end
try
    z = pickargs(1); z(1, 2)
catch e, disp(e.message); end
w = {}; w{1} = pickargs(1); w{2} = pickargs(2);
disp(class(w{1})); disp(func2str(w{2}));
m = [];
if x > 3, m = @sin; end
disp(isempty(m));
u = swap(@sin, @cos, 3); fprintf('%.5f\n', u(1));
clear f
f = later(2); disp(f(1));
end
function g = later(n)
for k = 1:n
    if k == 1
        g = @(x) x + k;
    else
        g = @(x) x - k;
    end
end
end
function a = swap(a, b, n)
for k = 1:n
    t = a; a = b; b = t;
end
end
function f = pickargs(k)
switch k
    case 1, f = @(x) x;
    case 2, f = @(x, y) x + y;
    otherwise, f = @(varargin) numel(varargin);
end
end
function f = pickstmt(k)
if k == 1, f = @retn; else, f = @() noret(); end
end
function r = retn()
r = 5;
end
function noret()
disp('none');
end
function varargout = nout(k)
if k == 1, f = @size; else, f = @(x) max(x); end
[varargout{1:nargout}] = f([3 1; 4 1]);
end
function [a, b] = two(k)
if k == 1, f = @max; else, f = @minmax; end
[a, b] = f([5 2 9]);
end
function [a, b] = minmax(x)
a = min(x); b = max(x);
end
function r = tryit(f, x)
try
    r = f(x);
catch e
    r = e.message;
end
end
function go(k)
if k > 2
    h = @(x) x + k;
end
if k > 3
    h = @(x) x*k;
end
try
    v = h(2);
    disp(v);
catch e
    disp(e.message);
end
end
