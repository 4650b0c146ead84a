function mc_solver_says(name, tol, iter, flag, relres, at)
% MC_SOLVER_SAYS  What an iterative solver prints when its flag is not asked for.

if flag == 0 && mc_octave() && any(at) && any(strcmp(name, {'pcg', 'bicg', 'bicgstab', 'cgs', 'gmres', 'qmr', 'tfqmr'}))
    converged(name, at, relres);
    return
end
if flag == 0
    if all(at == 0)
        fprintf('The initial guess has relative residual %0.2g which is within\nthe desired tolerance %0.2g so %s returned it without iterating.\n', relres, tol, name);
    else
        fprintf('%s converged at %s to a solution with relative residual %0.2g.\n', name, place(at), relres);
    end
    return
end
switch flag
    case 1
        why = 'because the maximum number of iterations was reached.';
    case 2
        why = 'because the system involving the preconditioner was ill conditioned.';
    case 3
        why = 'because the method stagnated.';
    otherwise
        why = 'because a scalar quantity became too small or too large to continue computing.';
end
fprintf('%s stopped at %s without converging to the desired tolerance %0.2g\n%s\n', name, place(iter), tol, why);
if numel(at) == 2
    fprintf('The iterate returned (number %d(%d)) has relative residual %0.2g.\n', at(1), at(2), relres);
else
    fprintf('The iterate returned (number %g) has relative residual %0.2g.\n', at, relres);
end
end

function converged(name, at, relres)
% In Octave's words.
switch name
    case 'pcg'
        fprintf('pcg converged at iteration %d with relative residual %d\n', at, relres);
    case 'gmres'
        fprintf('gmres converged at %s to a solution with relative residual %d \n', place(at), relres);
    otherwise
        fprintf('%s converged at iteration %d to a solution with relative residual %e\n', name, at, relres);
end
end

function s = place(at)
if numel(at) == 2
    s = sprintf('outer iteration %d (inner iteration %d)', at(1), at(2));
else
    s = sprintf('iteration %g', at);
end
end
