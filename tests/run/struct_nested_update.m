% Updates deep inside.
db.items(2).tags{2} = 'x';
db.items(2).price = 3;
db.items(1).price = 4;
db.count = numel(db.items);
for k = 1:db.count
    db.items(k).price = db.items(k).price*2;
end
fprintf('%d ', db.items.price, db.count, numel(db.items(2).tags), isempty(db.items(1).tags));
fprintf('\n');
a.b.c.d = 1;
a.b.c.d(3) = 2;
a.b.e = a.b.c;
a.b.c.d = 0;
fprintf('%d ', a.b.e.d, a.b.c.d);
fprintf('\n');
x.v = 1:3;
x.v(2) = [];
x.f = @(t) t + 1;
fprintf('%d %d %d\n', x.v, x.f(1));
