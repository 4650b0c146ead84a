function p = asManyOfPattern(p, varargin)
% ASMANYOFPATTERN  A pattern as often as it is there, between limits.

p = pattern.repeated(p, 'asManyOfPattern', '', varargin);
end
