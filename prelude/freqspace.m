function [f1, f2] = freqspace(n, option)
% FREQSPACE  Frequencies between 0 and 1, or for two dimensions between -1 and 1, of n points; 'whole' goes all the
%   way around, 'meshgrid' gives matrices.

if nargout < 2
    if nargin > 1 && strcmpi(option, 'whole')
        f1 = 0:2/n:2*(n-1)/n;
    else
        f1 = 0:2/n:1;
    end
    return
end
if isscalar(n)
    n = [n, n];
end
f1 = line_of(n(2));
f2 = line_of(n(1));
if nargin > 1 && strcmpi(option, 'meshgrid')
    [f1, f2] = meshgrid(f1, f2);
end
end

function f = line_of(n)
if mod(n, 2) == 1
    f = (-n+1:2:n-1) / n;
else
    f = (-n:2:n-2) / n;
end
end
