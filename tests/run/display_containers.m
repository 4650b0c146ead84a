% Cells, structs, handles, maps: small contents in place, others by size and class.
x = {1, 'abc'; [1 2 3], {2, 3}}
x = {1; 'abc'; pi}
x = cell(1, 2)
x = {[]}
x = {true, int8(4), 1+2i, @sin, magic(4)}
s = struct('a', 1, 'b', 'text')
s = struct('m', magic(3), 'c', {{1, 'b'}}, 'n', struct('z', 1), 'e', [])
s = struct('a', {1, 2, 3})
f = @(x, y) x.^2 + y
f = @sin
m = containers.Map({'a', 'b'}, [1 2])
d = dictionary(["x" "yy"], [1 2])
disp(struct('p', 1, 'q', 'r'))
disp({1, 'a'})
s = struct('l', true, 'i', int8([1 2]), 't', "str")
y.a.b = 5;
y
