function [q, count] = quad(f, a, b, tol, trace, varargin)
% QUAD  Integral of a function by adaptive quadrature, and how many values of the function were taken.
%   Arguments after the fifth go to f; the fifth is not used.

if nargin < 4 || isempty(tol)
    tol = 1e-10;
end
if ischar(f) || isstring(f)
    f = str2func(f);
end
if nargin > 5
    g = f;
    f = @(x) g(x, varargin{:});
end
[q, ~, count] = mc_quad(f, a, b, tol(1));
end
