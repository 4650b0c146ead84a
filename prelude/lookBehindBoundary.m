function p = lookBehindBoundary(p)
% LOOKBEHINDBOUNDARY  The place behind what matches a pattern.

p = pattern(p);
p = pattern.of(['(?<=', p.Re, ')'], ['lookBehindBoundary(', p.Said, ')'], true);
end
