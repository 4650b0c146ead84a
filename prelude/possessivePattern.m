function p = possessivePattern(p)
% POSSESSIVEPATTERN  A pattern that gives nothing back once it has matched.

p = pattern(p);
p = pattern.of(['(?>', p.Re, ')'], ['possessivePattern(', p.Said, ')'], p.Zero);
end
