function [g, message] = fcnchk(f, varargin)
% FCNCHK  A handle for a function given by handle, name or expression; the message is that nothing is wrong.

message = '';

if isa(f, 'function_handle')
    g = f;
elseif isvarname(char(f))
    g = str2func(char(f));
else
    text = char(f);
    if any(strcmp(varargin, 'vectorized'))
        text = vectorize(text);
    end
    g = str2func(['@(x)' text]);
end
end
