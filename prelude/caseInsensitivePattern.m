function p = caseInsensitivePattern(p)
% CASEINSENSITIVEPATTERN  A pattern in letters of either case.

p = pattern(p);
p = pattern.of(['(?i:', p.Re, ')'], ['caseInsensitivePattern(', p.Said, ')'], p.Zero);
end
