function p = lookAheadBoundary(p)
% LOOKAHEADBOUNDARY  The place before what matches a pattern.

p = pattern(p);
p = pattern.of(['(?=', p.Re, ')'], ['lookAheadBoundary(', p.Said, ')'], true);
end
