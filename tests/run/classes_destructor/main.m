% A destructor is called when nothing refers to an object any more, and once.
h = Held(1); clear h
disp('after clear')
h = Held(2); h = [];
disp('after []')
h = Held(3); g = h; clear h
disp('still there'), g.N
g = Held(4);
in_function(5)
c = {Held(6)}; c{1} = [];
disp('out of the cell')
a = [Held(7), Held(8)]; a(1) = [];
disp('out of the array')
s.h = Held(9); s = rmfield(s, 'h');
disp('no field')
delete(g)
clear g
disp('deleted once')
h = Held(10, Held(11)); clear h
disp('both')
try
    fails(12)
catch e
    disp(e.message)
end
disp('end')

function in_function(n)
    h = Held(n);
    fprintf('in %d\n', h.N)
end

function fails(n)
    h = Held(n); %#ok<NASGU>
    error('fails')
end
