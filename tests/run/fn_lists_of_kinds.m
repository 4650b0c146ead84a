function fn_lists_of_kinds()
for t = 0:3
    run(t);
end
walk(1, 'x', [1 2], @sin);
walk('only');
walk();
down(3, 'a', {2});
p = @disp;
if rand() > 2, p = @(x) fprintf('%g\n', x); end
p(3);
p('txt');
h = onefor(2); h()
h = onefor(1); h()
L = {1, 'two', @(x) x + 3, [4 5], struct('a', 6)};
for k = 1:numel(L)
    v = L{k};
    if isa(v, 'function_handle')
        disp(v(1));
    elseif isstruct(v)
        disp(v.a);
    else
        disp(v);
    end
end
disp(k);
for k = numel(L):-2:1
    disp(class(L{k}));
end
for k = 1:3
    if k == 2, continue, end
    x = L{k};
    disp(class(x));
end
for k = 1:5
    if ischar(L{k}), break, end
end
disp(k);
end
function run(t)
if t > 1
    f = @(x) x + t;
end
if t == 1
    f = @(x, y) x - y;
end
try
    disp(f(5));
catch e
    disp(e.message);
end
end
function walk(varargin)
for k = 1:numel(varargin)
    fprintf('%d:%s ', k, class(varargin{k}));
end
if ~isempty(varargin), disp(k), else, disp(size(varargin)), end
end
function down(varargin)
for k = numel(varargin):-1:1
    fprintf('%s ', class(varargin{k}));
end
fprintf('%d\n', k);
end
function h = onefor(k)
if k == 1
    h = @() disp('one');
else
    h = @two;
end
end
function r = two()
r = 22;
end
