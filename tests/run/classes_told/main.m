% What listeners and methods of properties store where no statement calls them.
function main
s = Source();
b = Basin(s);
d = Deep(s, 3);
for k = 1:9
    s.pour(k);
end
fprintf('%d %d %d %d\n', s.level, b.taken + d.taken, b.rounds, d.rounds);

% A property that is assigned by a listener to another.
count = 0;
addlistener(s, 'level', 'PostSet', @(~, about) note(b, about.AffectedObject.level));
s.level = 4;
s.pour(2.5);
fprintf('%g %s\n', b.top, class(b.top));
s.level = 'full';
fprintf('%s %s\n', b.top, s.level);
s.level = 1;
fprintf('%g %d\n', b.top, count);

% By methods of their own.
d.depth = 'four';
fprintf('%g %g\n', d.depth, d.half);
d.depth = 5;
disp(d);
in = {d};
in{1}.depth = 9;
fprintf('%g\n', d.half);
end

function note(b, level)
b.top = level;
end
