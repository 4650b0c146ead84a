function [q, err, count] = quadcc(f, a, b, varargin)
% QUADCC  Integral of a function of one variable.

[q, err] = quadgk(f, a, b);
count = 0;
end
