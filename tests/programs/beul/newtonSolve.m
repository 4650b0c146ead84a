function [y, k] = newtonSolve(g, y, tol)
% NEWTONSOLVE  Newton's method for g(y) = 0 with a numerical Jacobian.
k = 0;
r = g(y);
while maxNorm(r) > tol
    k = k + 1;
    if k > 25
        error('beul:noConvergence', 'Newton''s method failed, residual %g', maxNorm(r));
    end
    J = jacobian(g, y, r);
    y = y - eliminate(J, r);
    r = g(y);
end
end
