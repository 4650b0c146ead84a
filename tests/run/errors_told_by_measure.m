% What MATLAB says of calls that go wrong, as it was measured: whose name it tells, and what comes first.
function errors_told_by_measure
% What raises gives nothing: who asks for it is told so before anything is raised.
try, x = error('a:b', 'c'); catch e, says_it(e), end
f = @() error('a:b', 'c');
try, x = f(); catch e, says_it(e), end
try, f(); catch e, says_it(e), end
try, x = cellfun(@(x) error('a:b', 'c'), {1}); catch e, says_it(e), end
try, cellfun(@(x) error('a:b', 'c'), {1}); catch e, says_it(e), end
try, x = rethrow(MException('a:b', 'c')); catch e, says_it(e), end
try, x = throw(MException('a:b', 'c')); catch e, says_it(e), end
% A handler of errors is told which function raised one; an anonymous function has no name.
told = @(e, varargin) strrep(e.message, newline, ' | ');
disp(cellfun(@raising, {4}, 'UniformOutput', false, 'ErrorHandler', told))
disp(arrayfun(@raising, 4, 'UniformOutput', false, 'ErrorHandler', told))
disp(cellfun(@(x) raising(x), {5}, 'UniformOutput', false, 'ErrorHandler', told))
disp(cellfun(@(x) error('a:b', 'c'), {5}, 'UniformOutput', false, 'ErrorHandler', told))
disp(cellfun(@(x) [1 2] * [3 x], {5}, 'UniformOutput', false, 'ErrorHandler', @(e, x) e.identifier))
% A local function stands behind its file.
try, x = nothing(1); catch e, says_it(e), end
try, x = outer(1); catch e, says_it(e), end
try, [x, y] = several(1); catch e, says_it(e), end
% An anonymous function gives what its expression gives.
disp([nargout(@(x) x), nargin(@(x) x), nargout(@several)])
% A function is not for the class of the first argument that it does not take.
says(@() bitand('a', 1))
says(@() bitand(1, 'a'))
says(@() bitor(single(2), [1 2]))
says(@() atan2(int8(1), 2))
says(@() atan2(2, int8(1)))
says(@() hypot(int8(1), 2))
says(@() mod({1}, 2))
says(@() max(1, {2}))
% Arguments that are no numbers for them.
says(@() bitget(-7, 3))
says(@() bitset(-7, 3))
says(@() bitcmp(1 + 2i))
says(@() diag([1 2 3], [1 2]))
says(@() diag([1 2 3], 0.5))
says(@() compan([1 2; 3 4]))
% What is infinite.
z = asin([Inf -Inf]); disp(real(z) / pi)
z = acsc([0 1]); disp(real(z) / pi)
disp([airy(Inf) airy(1, Inf) airy(2, Inf)]), disp(class(airy(single(1))))
end

function r = raising(x)
error('a:b', 'hello %d', x);
end

function r = nothing(~)
end

function r = outer(x)
r = inner(x);
    function q = inner(~)
    end
end

function [a, varargout] = several(x)
a = x;
end

function says(f)
try
    f();
    disp('no error')
catch e
    says_it(e)
end
end

function says_it(e)
fprintf('%s: %s\n', e.identifier, e.message);
end
