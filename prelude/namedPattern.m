function p = namedPattern(p, name, description)
% NAMEDPATTERN  A pattern that is shown as a name, with what it means.

p = pattern(p);
if nargin > 1
    p.Said = char(name);
end
end
