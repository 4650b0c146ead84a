% isa, exist, isempty on many things.
x = 5;
fprintf('%d %d %d\n', exist('x', 'var'), exist('no_such_name', 'var'), exist('x'));
fprintf('%d %d\n', isa(x, 'double'), isa(x, 'float'));
f = @(t) t;
fprintf('%d %d\n', isa(f, 'function_handle'), isa(f, 'double'));
