function [a, m1, m2] = mc_solver_given(given, a, m1, m2)
% MC_SOLVER_GIVEN  Functions of iterative solvers that get further arguments of the call behind their own.

a = with(a, given);
m1 = with(m1, given);
m2 = with(m2, given);
end

function f = with(f, given)
if isa(f, 'function_handle')
    f = @(varargin) f(varargin{:}, given{:});
elseif ischar(f) || isstring(f)
    f = @(varargin) feval(char(f), varargin{:}, given{:});
end
end
