function y = mc_multiply(a, x, how)
% MC_MULTIPLY  a*x in iterative solvers, where a is a matrix or a function. With how,
%   'notransp' or 'transp', the function is asked so, and a' * x is meant by 'transp'.

if isa(a, 'function_handle')
    if nargin > 2
        y = a(x, how);
    else
        y = a(x);
    end
elseif ischar(a) || isstring(a)
    if nargin > 2
        y = feval(char(a), x, how);
    else
        y = feval(char(a), x);
    end
elseif nargin > 2 && strcmp(how, 'transp')
    y = a' * x;
else
    y = a * x;
end
end
