% Lists as operands and results, also empty ones; functions by name; questions about names.
function fn_lists_and_names
extra = {};
fprintf('%d ', twice(3, extra{:}), twice(4, extra{:})); extra = {5}; fprintf('%d\n', twice(3, extra{:}));
fprintf('%.4f %d %d ', feval('sin', 0.5), feval(@twice, 7), feval('twice', 2)); f = 'cos'; fprintf('%.4f\n', feval(f, 1));
s = struct('x', {4, 5}); [s.x] = deal(0); fprintf('%d ', s.x); [s.y] = deal('a', 'b'); fprintf('%s ', s.y);
s = grow(s); [s.x] = deal(7); fprintf('%d ', s.x); c = {1, 2, 3}; [s.x] = c{:}; fprintf('%d ', s.x); fprintf('\n');
c = cell(1, 3); [c{1:3}] = three(); fprintf('%d ', c{:}); [c{1:2}] = deal(9); fprintf('%d ', c{:});
n = 2; z = cell(1, n); [z{:}] = three(); fprintf('%d ', z{:}); [q{1:2}] = size(ones(3, 4)); fprintf('%d ', q{:}); fprintf('\n');
[~, y] = ode45(@(t, y) -y, [0 1], 1); fprintf('%.3f\n', y(end));
fprintf('%d %d %d %d\n', nargin('twice'), nargout(@three), nargin(@(x, y) x), nargout('twice'));
fprintf('%d ', exist('x'), exist('x', 'var')); x = 3; fprintf('%d %d %d %d\n', exist('x'), exist('x', 'var'), exist('no_such_thing', 'file'), exist('/', 'dir'));
if numel(c) > 5, late = 1; end
fprintf('%d ', exist('late', 'var')); if numel(c) > 2, late = 1; end, fprintf('%d\n', exist('late', 'var'));
f = str2func('@(x) x^2+1'); g = str2func('cos'); fprintf('%d %d ', f(3), g(0)); fprintf('%d ', str2num('[1 2;3 4]'), str2num('3*4')); fprintf('\n');
total = 0;
for k = 1:300
    try
        lose(k, {1, 'abc'});
    catch e
        total = total + numel(e.message) > 0;
    end
end
fprintf('%d\n', total);
end
function y = twice(x, k)
if nargin < 2, k = 2; end
y = k*x;
end
function [a, b, c] = three()
a = 1; b = 2; c = 3;
end
function s = grow(s)
for k = numel(s)+1:3, s(k).x = k; end
end
function lose(n, b)
a = zeros(n, 3); s.x = [b {a}]; t = [a; a];
inner(b, t, s);
end
function inner(b, t, s)
q = [t; t]; c = [b, {q}, s.x];
z = c{5 + numel(c)};
end
