function y = mc_precondition(m, x, how)
% MC_PRECONDITION  m\x in iterative solvers, where m is a matrix, a function or empty (x
%   itself); by m' where how is 'transp'.

if isempty(m)
    y = x;
elseif isa(m, 'function_handle')
    if nargin > 2
        y = m(x, how);
    else
        y = m(x);
    end
elseif ischar(m) || isstring(m)
    if nargin > 2
        y = feval(char(m), x, how);
    else
        y = feval(char(m), x);
    end
elseif nargin > 2 && strcmp(how, 'transp')
    y = m' \ x;
else
    y = m \ x;
end
end
