% Results by varargout: as many as are asked for, from all ways out of a function, and too few.
[a, b, c] = multiples(2);
fprintf('%d %d %d\n', a, b, c);
x = multiples(5);
disp(x)
multiples(7);
disp(ans)
[p, q] = either(true, 3);
fprintf('%d %d\n', p, q);
[p, q] = either(false, 3);
fprintf('%d %d\n', p, q);
[first, rest] = split([4 5 6]);
fprintf('%d, %s\n', first, mat2str(rest));
[m, n] = handed(@size, ones(2, 3));
fprintf('%d %d\n', m, n);
[~, third] = skipped(1);
disp(third)
try
    [a, b, c] = either(true, 1);
catch e
    disp('too few')
end
fprintf('%d %d %d\n', a, b, c);
silent(3);
list = cell(1, 2);
[list{:}] = multiples(4);
fprintf('%d %d\n', list{:});

function varargout = multiples(x)
for k = 1:max(nargout, 1)
    varargout{k} = x * k;
end
end

function varargout = either(first, x)
if first
    varargout = {x, x + 1};
    return
end
varargout{2} = -x;
varargout{1} = x;
end

function [first, varargout] = split(x)
first = x(1);
if nargout > 1
    varargout{1} = x(2:end);
end
end

function varargout = handed(f, varargin)
[varargout{1:nargout}] = f(varargin{:});
end

function varargout = skipped(x)
varargout = {x, x + 1, x + 2};
end

function varargout = silent(x)
if nargout > 0
    varargout{1} = x;
end
fprintf('silent %d, %d results\n', x, nargout);
end
