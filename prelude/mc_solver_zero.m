function [x, flag, relres, iter, resvec] = mc_solver_zero(name, n, asked)
% MC_SOLVER_ZERO  What an iterative solver gives, and says where only x is asked for, when
%   the right hand side is zero.

x = zeros(n, 1);
flag = 0;
relres = 0;
iter = 0;
resvec = 0;
if asked < 2
    fprintf('The right hand side vector is all zero so %s\nreturned an all zero solution without iterating.\n', name);
end
end
