function p = characterListPattern(first, last)
% CHARACTERLISTPATTERN  One character of a list, or from one to another.

if nargin == 1
    list = char(first);
    p = pattern.of(['[', regexprep(list, '([\]\\^\[\-&~])', '\\$1'), ']'], ['characterListPattern("', list, '")'], false);
else
    [a, b] = deal(char(first), char(last));
    p = pattern.of(['[', regexptranslate('escape', a), '-', regexptranslate('escape', b), ']'], ...
        ['characterListPattern("', a, '","', b, '")'], false);
end
end
