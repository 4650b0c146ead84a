% Rows of cells that get longer and shorter, by elements and by rows, and what others still hold of them.
function cells_shrink_and_rows()
q = {1, 'two', 3};
kept = q;
while ~isempty(q)
    disp(q{1});
    q = q(2:end);
    disp(size(q));
end
q = q(2:end);
disp(size(q));
none = {};
none = none(2:end);
disp(size(none));
disp(size(kept));

x = {};
for k = 1:4
    x(end+1, :) = {k, 'a', k*2};
end
disp(size(x));
disp([x{:, 1}]);
disp([x{:, 2}]);
disp([x{:, 3}]);
before = x;
x(6, 4) = {7};
disp(size(x));
disp(isempty(x{5, 1}));
disp(x{6, 4});
disp(x{4, 3});
disp(size(before));

y = {1, 2};
same = y;
for k = 2:4
    y = [y; {k, -k}; {10*k, 0}];
end
disp(size(y));
disp([y{:, 1}]);
disp([y{:, 2}]);
disp(size(same));

c = {};
for k = 1:3
    d = {k};
    c(end+1) = d;
    c = [c, d];
    c(1) = {100 + k};
end
disp(c);
disp(total({5}) + total({6}) + total({7}));

e = {};
s = struct('a', {});
for k = 1:4
    e = [e; {k}];
    e = [e; {'text'}];
    s = [s; struct('a', k)];
    o.rows = below(k);
end
disp(e);
disp(size(s));
disp([s.a]);
disp(size(o.rows));
disp(o.rows{3});
wide = {};
wide{1, end+1} = 1;
wide{1, end+1} = 'b';
wide{end+1, 1} = 3;
disp(size(wide));
lines = 5;
for k = 1:3
    lines(end+1, 1) = k;
end
disp(lines');

m = magic(3);
m(5, 5) = 1;
disp(m);
end

function c = below(k)
persistent all
if isempty(all)
    all = {};
end
all = [all; {k}];
c = all;
end

function n = total(c)
persistent all
if isempty(all)
    all = {};
end
all = [all, c];
n = numel(all);
end
