% A class that leaves something abstract has no objects, nor has one that defines a sealed method again or inherits from
% a sealed class; the short report of an error.
s = Square;
disp([s.area(), s.twice()])
disp(s.Name)
tell(@() Half)
tell(@() Nameless)
tell(@() Breaker)
tell(@() Beyond)
try
    deep()
catch e
    lines = splitlines(getReport(e, 'basic'));
    disp(numel(lines)), disp(lines{2})
end

function tell(make)
try
    make();
    disp('made')
catch e
    disp(e.identifier)
    disp(strtok(e.message, '.'))
end
end

function deep()
deeper()
end

function deeper()
error('far:below', 'deep down')
end
