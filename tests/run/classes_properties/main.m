% Properties, methods and arrays of objects. Every expectation is written here, from the class
% files beside this one and MATLAB's documentation; the program prints what does not hold.
p = P('Al', 30);
same(p.Name, 'Al', 'constructor'); same(p.Age, 30, 'constructor'); same(p.Id, 7, 'immutable');
p.Name(1) = 'X';        same(p.Name, 'Xl', 'part of a property');
p.Tags{end+1} = 'q';    same(p.Tags, {'q'}, 'growing cell property');
p.Data.b = 2;           same(p.Data, struct('a', 1, 'b', 2), 'struct property');
p.Mat(1,2) = 9;         same(p.Mat, [1 9; 0 1], 'matrix property');
p.Name = "text";        same(p.Name, 'text', 'converted to char');
same(P.LIMITS.hi, 10, 'field of a constant'); same(P.NAMES{2}, 'y', 'cell of a constant');
fails(@() setId(p), 'MATLAB:class:SetProhibited', ...
    'Unable to set the ''Id'' property of class ''P'' because it is read-only.');
same(p.setAge(40).Age, 40, 'property of a result');
[a, b] = p.multi(2);    same([a b], [41 42], 'several results of a method');
same(p.withArgs(3), 46, 'arguments block'); same(p.withArgs(3, 'Scale', 10), 70, 'name and value');
same(p.withArgs(3, Scale=1), 43, 'name=value');
p.addKid('k1'); p.addKid(5); same(p.kid(1), 'k1', 'handle keeps'); same(numel(p.Kids), 2, 'two kids');
same(p.callPriv(), 20, 'private method from inside'); same(p.selfStatic(), 41000, 'static by object');
h = p.handleTo();       same(h(1), 42, 'handle made in a method');
m = 'withArgs';         same(p.(m)(2), 44, 'dynamic method'); n = 'Age'; p.(n) = 3; same(p.Age, 3, 'dynamic property');
q = P.make(3);          same(size(q), [1 3], 'array'); same([q.Age], [1 2 3], 'list of a property');
q(2).Age = 50;          same([q.Age], [1 50 3], 'one of an array'); same({q.Name}, {'p1','p2','p3'}, 'names');
q(2).tick();            same(q(2).Age, 51, 'method of one of an array');
[q.Age] = deal(1, 2, 3); same([q.Age], [1 2 3], 'deal to objects');
q(2) = [];              same(numel(q), 2, 'deletion'); q = [q, P('new', 9)]; same(q(end).Name, 'new', 'concatenation');
r = q; r(1).Age = 77;   same(q(1).Age, 77, 'handles are shared'); ok(q(1) == r(1), 'eq'); ok(q(1) ~= q(2), 'ne');
s = Sub('sub', 5); s.tick(); same(s.Age, 106, 'overridden method calls the superclass'); same(s.Extra, 'ctor', 'subclass');
v = V(3, 4); w = v.scale(2); same(w.x, 6, 'value method'); same(v.x, 3, 'value semantics'); same(norm(v), 5, 'norm');
u = v + w; same(u.x, 9, 'plus'); z = 2 * v; same(z.y, 8, 'mtimes');
fails(@() V('a', 1), 'V:type', 'x must be numeric');
arr = [V(1,1) V(2,2) V(3,3)]; arr = arr.scale(10); same([arr.x], [10 20 30], 'array method');
arr(2).x = 5;           same([arr.x], [10 5 30], 'property of an element');
ok(isequal(V(1,2), V(1,2)), 'isequal'); ok(~isequal(V(1,2), V(1,3)), 'not isequal');
g1 = Sing.get(); g1.n = 5; g2 = Sing.get(); same(g2.n, 5, 'singleton');
fails(@() Sing(), 'MATLAB:class:MethodRestricted', 'Cannot access method ''Sing'' in class ''Sing''.');
try
    throw(MyErr(9))
catch e
    same(class(e), 'MyErr', 'class of an exception'); same(e.Extra, 9, 'its property'); same(e.message, 'custom 9', 'its message');
end
same(Wk.Tue + 1, int32(3), 'enumeration over int32'); same(double(Wk.Mon), 1, 'double'); ok(Wk(2) == Wk.Tue, 'by value');
x = Src(); got = []; log = containers.Map(); addlistener(x, 'Hit', @(s, e) put(log, e.V)); x.fire(42); same(log('hit'), 42, 'event data');
ok(ismethod(p, 'tick'), 'ismethod'); ok(isprop(p, 'Age'), 'isprop'); ok(isempty(V.empty), 'empty');
fails(@() p.nomethod(), 'MATLAB:noSuchMethodOrField', 'Unrecognized method, property, or field ''nomethod'' for class ''P''.');
fails(@() sin(v), 'MATLAB:UndefinedFunction', 'Undefined function ''sin'' for input arguments of type ''V''.');
fails(@() v - v, 'MATLAB:UndefinedFunction', 'Operator ''-'' is not supported for operands of type ''V''.');
disp('done')
function setId(p), p.Id = 3; end
function put(log, v), log('hit') = v; end

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
