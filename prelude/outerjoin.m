function [out, ia, ib] = outerjoin(A, B, varargin)
% OUTERJOIN  Rows of two tables with the same keys side by side, and those of either alone.
%   'Keys', 'LeftKeys', 'RightKeys', 'Type' ('full', 'left', 'right'), 'MergeKeys', 'LeftVariables', 'RightVariables'.

[out, ia, ib] = mc_table_join('outer', A, B, inputname(1), inputname(2), varargin);
end
