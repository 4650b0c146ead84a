function p = caseSensitivePattern(p)
% CASESENSITIVEPATTERN  A pattern in letters of the case that is given.

p = pattern(p);
p = pattern.of(['(?-i:', p.Re, ')'], ['caseSensitivePattern(', p.Said, ')'], p.Zero);
end
