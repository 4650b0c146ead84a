function [notify, final, iter] = mc_solver_display(options)
% MC_SOLVER_DISPLAY  What a solver is to print by the option Display: a message where it did not converge, a message
%   in the end, a line for each step.

show = optimget(options, 'Display', 'notify');
notify = any(strcmp(show, {'notify', 'notify-detailed'}));
iter = any(strcmp(show, {'iter', 'iter-detailed'}));
final = iter || any(strcmp(show, {'final', 'final-detailed'}));
end
