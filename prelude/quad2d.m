function [q, err] = quad2d(f, xa, xb, ya, yb, varargin)
% QUAD2D  Integral of a function of two variables; the limits of y may be functions of x.
%   Options as for integral2.

[q, err] = integral2(f, xa, xb, ya, yb, varargin{:});
end
