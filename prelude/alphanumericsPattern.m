function p = alphanumericsPattern(varargin)
% ALPHANUMERICSPATTERN  Letters and digits: as many as there are, n of them, or from one number to another.

p = pattern.counted('[^\W_]', 'alphanumericsPattern', varargin);
end
