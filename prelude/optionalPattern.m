function p = optionalPattern(p)
% OPTIONALPATTERN  A pattern that may be absent.

p = pattern(p);
p = pattern.of(['(?:', p.Re, ')?'], ['optionalPattern(', p.Said, ')'], false);
end
