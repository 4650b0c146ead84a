function x = lsqminnorm(a, b, varargin)
% LSQMINNORM  The least-squares solution of least norm.

x = pinv(full(a)) * b;
end
