function p = asFewOfPattern(p, varargin)
% ASFEWOFPATTERN  A pattern as seldom as the rest allows, between limits.

p = pattern.repeated(p, 'asFewOfPattern', '?', varargin);
end
