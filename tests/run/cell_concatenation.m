% Brackets around cells.
a = {1, 2};
b = {'x'};
c = [a, b];
d = [a; {3, 4}];
e = {a, b};
f = [a, {[]}];
g = [a, 5];
h = {a{:}, b{:}};
fprintf('%dx%d ', size(c), size(d), size(e), size(f), size(g), size(h), size([{}, a]), size(vertcat(a, a)), size([a {}]));
fprintf('\n');
fprintf('%s %d\n', class(g{3}), g{3});
r = repmat({'z'}, 1, 3);
fprintf('%s', r{:});
fprintf('\n');
