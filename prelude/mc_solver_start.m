function [tol, maxit, x, nb] = mc_solver_start(name, a, b, tol, maxit, x0)
% MC_SOLVER_START  Arguments of an iterative solver checked; defaults for those that are
%   empty. nb is the norm of b.

if isnumeric(a) || islogical(a)
    [m, n] = size(a);
    if m ~= n
        error(['MATLAB:', name, ':NonSquareMatrix'], 'Matrix must be square.');
    end
    if ~isequal(size(b), [m, 1])
        error(['MATLAB:', name, ':RSHsizeMatchCoeffMatrix'], ...
            'Right hand side must be a column vector of length %d to match the coefficient matrix.', m);
    end
elseif size(b, 2) ~= 1
    error(['MATLAB:', name, ':RSHnotColumn'], 'Right hand side must be a column vector.');
end
n = numel(b);
if isempty(tol)
    tol = 1e-6;
end
if isempty(maxit)
    maxit = min(n, 20);
end
if isempty(x0)
    x = zeros(n, 1);
else
    if ~isequal(size(x0), [n, 1])
        error(['MATLAB:', name, ':WrongInitGuessSize'], ...
            'Initial guess must be a column vector of length %d to match the problem size.', n);
    end
    x = full(x0);
end
nb = norm(b);
end
