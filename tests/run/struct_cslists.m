% Lists of values in every place: expectations written by hand; Octave agrees with all of them.
s = struct('a', {1, 2, 3});
[s.a] = deal(0);            same([s.a], [0 0 0], 'deal of one');
[s.b] = deal('x', 'y', 'z'); same([s.b], 'xyz', 'deal of three');
s(2) = [];                  same(size(s), [1 2], 'deletion');
s(5).a = 7;                 same(size(s), [1 5], 'growth'); same(s(4).b, [], 'new field');
q(3).a.b{2}(1) = 5;         same(q(3).a.b, {[], 5}, 'deep growth'); same(q(2).a, [], 'its neighbour');
c = {1, 'a', [1 2 3]};      [a, b, d] = c{:}; same({a, b, d}, c, 'spread');
c(2) = [];                  same(c, {1, [1 2 3]}, 'deletion from a cell');
c{end+1} = 'new';           c(end+1) = {9}; same(c, {1, [1 2 3], 'new', 9}, 'growth of a cell');
[c{1:2}] = deal('p', 'q');  same(c, {'p', 'q', 'new', 9}, 'assignment of a list');
x = cell(1, 3); [x{:}] = multi(3); same(x, {10, 20, 30}, 'results into a cell');
t = struct(); [t.a, t.b] = multi(2); same(t, struct('a', 10, 'b', 20), 'results into fields');
[v(1), v(2)] = multi(2);    same(v, [10 20], 'results into elements');
[p, ~, r] = multi(3);       same([p r], [10 30], 'ignored result');
args = {1, 2, 3};           same(plus(args{[1 3]}), 4, 'inputs'); same([args{:}], [1 2 3], 'row');
same(numel({args{:}, 4}), 4, 'cell of a list'); same(numel({args{[]}}), 0, 'empty list');
f = @(varargin) numel(varargin); same(f(args{:}), 3, 'inputs of a handle');
n = {[1 2 3], {4, 5, 'six'}}; same(n{2}{end}(end), 'x', 'end in a path'); same(n{end}{1}, 4, 'end of a cell');
same(n{1}(end-1:end), [2 3], 'range to end');
w.a(3).b = [7 8 9];         same(w.a(end).b(end), 9, 'end of a struct array');
z.b.c = {1, 2, struct('d', [1 2 3])}; z.b.c{3}.d(2) = 99; same(z.b.c{3}.d, [1 99 3], 'deep update');
disp('done')
function varargout = multi(n)
for i = 1:n, varargout{i} = i * 10; end
end

function same(found, expected, what)
if ~isequal(class(found), class(expected)) || ~isequal(found, expected)
    fprintf("FAILED: %s gives\n", what); disp(found)
end
end
