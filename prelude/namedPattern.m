function p = namedPattern(p, name, description)
% NAMEDPATTERN  A pattern that is shown as a name, by default that of the variable.

p = pattern(p);
if nargin < 2
    name = inputname(1);
end
if ~isempty(name)
    p.Said = pattern.folded(char(name), p.Said);
end
end
