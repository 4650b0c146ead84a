% Objects in a cell that a loop fills: their methods are those of their class, whatever else the cell gets later.
n = 4;
purses = cell(1, n);
for k = 1:n
    purses{k} = Purse(10*k);
end
moved = 0;
for k = 1:20
    from = purses{mod(k*7, n) + 1};
    to = purses{mod(k*3, n) + 1};
    if from.take(k)
        to.put(k);
        moved = moved + k;
    end
end
for k = 1:n
    fprintf('%d %d\n', purses{k}.money, purses{k}.turns);
end
fprintf('%d\n', moved);
try
    purses{1}.money = 5;
catch e
    fprintf('%s\n', class(e));
end

% The same cell with something else in it.
purses{2} = 'none';
for k = 1:2
    p = purses{k};
    if ischar(p)
        fprintf('%s\n', p);
    else
        p.put(1);
        fprintf('%d\n', p.turns);
    end
end

% Not every round stores an object.
mixed = cell(1, 3);
for k = 1:3
    if k == 2
        mixed{k} = k;
    else
        mixed{k} = Purse(k);
    end
end
fprintf('%s %s %d\n', class(mixed{1}), class(mixed{2}), mixed{3}.money);
