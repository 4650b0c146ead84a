function [q, count] = quadv(f, a, b, tolerance, varargin)
% QUADV  Integral of a function with array values.

count = 0;
q = integral(f, a, b, 'ArrayValued', true);
end
