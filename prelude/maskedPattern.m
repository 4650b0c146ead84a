function p = maskedPattern(p, mask)
% MASKEDPATTERN  A pattern that is shown as a name.

p = pattern(p);
if nargin < 2
    p.Said = ['maskedPattern(', p.Said, ')'];
else
    p.Said = char(mask);
end
end
