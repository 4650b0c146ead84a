% Packages, handle structures, events of properties. Expectations are written here by hand.
import pkg.f
same(pkg.f(4), 8, 'package'); same(pkg.sub.g(4), 9, 'inner package'); same(f(10), 20, 'import');
k = pkg.K(3); same(k.dbl(), 6, 'class in a package'); same(pkg.K.C, 7, 'its constant'); same(pkg.K.st(1), 101, 'its static method');
same(class(k), 'pkg.K', 'its name'); h = @pkg.f; same(h(5), 10, 'handle of a package function');
xx = 1; scr; same(yy, 2, 'script in this workspace');
[a, b] = fun1(1, 2); same([a b], [1 2], 'varargout');
n = Node(1); n.append(2); n.append(3); same(n.toArray(), [1 2 3], 'linked list');
acc = Acc.create(1, 2, 3); same(acc.N, 3, 'dependent'); same(acc.result(), 6, 'sum'); same(acc.add(10).add(20).result(), 36, 'chain');
s = Stack(); s = s.push(1); s = push(s, 'a'); [s, x] = s.pop(); same(x, 'a', 'pop'); same(numel(s), 1, 'numel'); s = s.pop(); ok(isempty(s), 'isempty');
fails(@() s.pop(), 'Stack:empty', 'Stack is empty');
t = Temp(100); same(t.F, 212, 'get'); t.F = 32; same(t.C, 0, 'set of a dependent'); same(t * 2, 'mt', 'mtimes'); same([t; t; t], 3, 'vertcat');
fails(@() Temp([1 2]), 'MATLAB:validation:IncompatibleSize', 'Invalid argument at position 1. Value must be a scalar.');
arr(3) = Temp(7); same(size(arr), [1 3], 'growth'); same(arr(1).C, 20, 'hole is constructed'); arr(2) = []; same(size(arr), [1 2], 'deletion');
c = {Temp(1), Temp(2)}; c{1}.C = 55; same(c{1}.C, 55, 'object in a cell');
m = containers.Map(); m('n') = n; x = m('n'); x.Data = 42; same(n.Data, 42, 'handle in a map');
log = containers.Map(); addlistener(n, 'Obs', 'PostSet', @(src, e) put(log, src.Name)); n.Obs = 5; same(log('name'), 'Obs', 'PostSet');
same(size(Temp.empty(0, 3)), [0 3], 'empty'); ok(isempty(Node.empty), 'empty'); same(exist('Node', 'class'), 8, 'exist');
fails(@() Temp.nope, 'MATLAB:subscripting:classHasNoPropertyOrMethod', 'The class Temp has no Constant property or Static method named ''nope''.');
disp('done')
function put(log, v), log('name') = v; end

function ok(condition, what)
if ~condition, fprintf("FAILED: %s\n", what); end
end
function same(found, expected, what)
if ~isequal(class(found), class(expected)) || ~isequal(found, expected)
    fprintf("FAILED: %s gives\n", what); disp(found)
end
end
function fails(f, identifier, text)
try
    f();
    fprintf("FAILED: no error %s\n", identifier);
catch e
    if ~strcmp(e.identifier, identifier) || ~strcmp(e.message, text)
        fprintf("FAILED: %s | %s\n", e.identifier, e.message);
    end
end
end
