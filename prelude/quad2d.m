function q = quad2d(f, xa, xb, ya, yb, varargin)
% QUAD2D  Integral of a function of two variables; the limits of y may be
%   functions of x.

q = integral2(f, xa, xb, ya, yb, varargin{:});
end
