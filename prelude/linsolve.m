function x = linsolve(a, b, options)
% LINSOLVE  Solution of a*x = b; options.TRANSA solves a'*x = b.

if nargin > 2 && isfield(options, 'TRANSA') && options.TRANSA
    a = a';
end
x = a \ b;
end
