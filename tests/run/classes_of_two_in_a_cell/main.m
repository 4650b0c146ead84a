% Objects of two classes in one cell, whose methods the run finds; objects of a value class that lie in a cell.
all_ = {Bag(), Sack()};
for k = 1:20
    b = all_{1 + mod(k, 2)};
    b.add(k);
end
for k = 1:2
    b = all_{k};
    [x, y] = b.both();
    fprintf('%d %d %d %d %d\n', numel(b.items), numel(b.marks), b.weight(), x, y);
end
b = all_{1};
kept = b.items;
b.add(100);
fprintf('%d %d\n', kept{end}, b.items{end});
try
    x = b.nothing();
catch e
    disp(e.message)
end
try
    b.hide();
catch e
    disp(e.message)
end
try
    disp(b.secret)
catch e
    disp(e.message)
end
try
    b.absent();
catch e
    disp(e.message)
end
delete(b);
try
    b.add(1);
catch e
    disp(e.message)
end
tallies = cell(1, 3);
for k = 1:3
    tallies{k} = Tally();
end
for k = 1:30
    c = 1 + mod(k, 3);
    tallies{c} = tallies{c}.add(k);
end
for k = 1:3
    fprintf('%d %d %d\n', tallies{k}.n, tallies{k}.sum, tallies{k}.latest());
end
