function functions_by_computed_name
% Functions of functions given names, in the text and computed, of functions of the program.
v = cellfun('foo', {1, int32(3)}, 'UniformOutput', false)
u = arrayfun('bar', [1 2])
t = cellfun('isempty', {1, []})
w = pick(3); 
x = cellfun(w, {1, int32(3)}, 'UniformOutput', false)
y = arrayfun(w, [1 2])
disp(feval(w, 5))
z = bsxfun(pick2(1), [1 2], [3;4])
end
function w = pick(k)
w = 'foo'; if k > 3, w = 'bar'; end
if rand > 2, w = 'sin'; end
end
function w = pick2(k)
w = 'mul2'; if rand > 2, w = 'plus'; end
end
function r = foo(x)
r = x * 2;
end
function r = bar(x)
r = x * 3;
end
function r = mul2(a, b)
r = a .* b + 1;
end
