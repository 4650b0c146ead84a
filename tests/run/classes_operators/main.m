% Operators, indexing and enumerations that classes define. Expectations are written here by hand,
% from the class files beside this one; the program prints what does not hold.
c = Circle(2, 'c2');
same(c.Diameter, 4, 'dependent'); c.Diameter = 10; same(c.R, 5, 'set of a dependent'); same(Circle.twice(4), 8, 'static');
same(Circle.PI, 3.14, 'constant'); u = Circle.unit(); same(u.Name, 'unit', 'static constructor');
fails(@() setR(c, -1), 'Circle:neg', 'Radius must be nonnegative'); same(c.secret(), 42, 'private property from inside');
same(c.Count, 2, 'set method counts');
m = Money(5, 'usd'); same(m.Currency, 'USD', 'set method');
n = m + 3; same(n.Amount, 8, 'plus'); n = 3 * m; same(n.Amount, 15, 'mtimes'); n = m ^ 2; same(n.Amount, 25, 'mpower');
ok(m == Money(5), 'eq'); ok(m < Money(6), 'lt'); same(m ~= Money(5), false, 'ne'); same([m, m, m], 15, 'horzcat');
same(Money(1):Money(4), 1:4, 'colon'); same(length(m), 99, 'length'); same(m', 'ct', 'ctranspose'); same(m.', 't', 'transpose');
same(m \ 2, 'mld', 'mldivide'); same(char(m), '5.00 USD', 'char'); same(string(m), "5.00 USD", 'string'); same(double(m), 5, 'double');
fails(@() setAmount(m, -1), 'MATLAB:validators:mustBeNonnegative', ...
    'Error setting property ''Amount'' of class ''Money''. Value must be nonnegative.');
x = 10:20; same(x(Money(3)), 12, 'subsindex counts from zero');
v = Vec([10 20 30]);
w = v(2); same(w.Data, 20, 'subsref ()'); same(v{3}, 3000, 'subsref {}'); same(v.Sum, 60, 'subsref .');
w = v(end); same(w.Data, 30, 'end'); v(2) = 99; same(v.Data, [10 99 30], 'subsasgn'); same(size(v), [1 3], 'size');
a = Color.Red; ok(a ~= Color.Blue, 'members differ'); ok(a.isWarm(), 'method of a member'); same(uint8(a), uint8(1), 'value');
same(a + 1, uint8(2), 'arithmetic of a member'); same(class(a), 'Color', 'class'); ok(isa(a, 'uint8'), 'isa');
d = Day.Tue; ok(d == 'Tue', 'name'); same(char(d), 'Tue', 'char'); same(string(d), "Tue", 'string');
switch d, case Day.Mon, disp('FAILED: switch'), case Day.Tue, otherwise, disp('FAILED: switch'), end
[members, names] = enumeration('Day'); same(names, {'Mon'; 'Tue'; 'Wed'}, 'enumeration'); same(members == Day.Tue, [false; true; false], 'members');
s = struct('o', u); s.o.R = 6; same(u.R, 6, 'handle in a struct');
f = struct.empty; same(size(f), [0 0], 'struct.empty'); same(int8.empty(0,2), zeros(0, 2, 'int8'), 'int8.empty');
disp('done')
function setR(c, r), c.R = r; end
function setAmount(m, a), m.Amount = a; end

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
