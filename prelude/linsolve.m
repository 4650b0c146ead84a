function [x, r] = linsolve(a, b, options)
% LINSOLVE  Solution of a*x = b; options.TRANSA solves a'*x = b, and LT, UT, UHESS, SYM,
%   POSDEF, RECT say what a is. r is the reciprocal condition number, or the rank.

if nargin > 2
    names = fieldnames(options);
    for k = 1:numel(names)
        if ~any(strcmp(names{k}, {'LT', 'UT', 'UHESS', 'SYM', 'POSDEF', 'RECT', 'TRANSA'}))
            error('MATLAB:linsolve:OptsFieldname', 'Invalid field name in structure OPTS.');
        end
    end
    if isfield(options, 'LT') && options.LT
        a = tril(a);
    elseif isfield(options, 'UT') && options.UT
        a = triu(a);
    elseif isfield(options, 'UHESS') && options.UHESS
        a = triu(a, -1);
    end
    if isfield(options, 'TRANSA') && options.TRANSA
        a = a';
    end
end
if size(a, 1) ~= size(b, 1)
    error('MATLAB:dimagree', 'Matrix dimensions must agree.');
end
if nargout < 2
    x = a \ b;
    return
end
old = warning('off', 'all');
x = a \ b;
warning(old);
if size(a, 1) == size(a, 2)
    r = rcond(a);
else
    r = rank(a);
end
end
