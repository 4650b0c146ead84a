% What save, who and whos see of the variables of a script and of a function.
a = 1; b = 'text'; c = {1, 2}; s.x = 3; z = 3 + 4i;
x = 0;
for k = 1:5, x = x + k; end
file = [tempname '.mat']; other = [tempname '.txt'];
save(file, 'a', 'b', 'x')
S = load(file); disp(S)
save(file)
T = load(file); disp(isfield(T, {'a', 'c', 's', 'z', 'T', 'none'}))
save(file, 's', '-append');
save('-struct', file, 's');
U = load(file); disp(U)
q = int8([1 2 3]); save(other, 'q', '-ascii'); disp(fileread(other))
try
    save(file, 'nothing')
catch e
    disp(e.message)
end
clear T U S e file2
whos a b z
w = whos('x'); disp(w.class), disp(w.size)
n = who('a', 'c*'); disp(n')
vars = {'a', 'z'};
save(file, vars{:}); V = load(file); disp(V)
inside(3, file)
inside(7, file)
delete(file), delete(other)

function inside(p, file)
    global G
    G = 5; q = p * 2;
    if p > 5, r = 1; end
    who
    save(file, 'q', 'G'); L = load(file); disp(L)
end
