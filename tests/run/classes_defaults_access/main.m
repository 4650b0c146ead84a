% Properties without defaults have the sizes that are declared; access that is given to classes by name; data of
% events tell the event.
b = Box;
disp(size(b.Row)), disp(size(b.Mask)), disp(class(b.Mask)), disp(size(b.Names))
disp(b.Color), disp(size(b.Colors)), disp(class(b.Colors))
disp(b.Counts'), disp(class(b.Counts)), disp(size(b.List)), disp(size(b.Any))
disp(b.Tag.Text), disp(b.Tag.Size)
disp(double(b.Keys.Count))

name = 'Green';
c = Colr.(name)
disp(Vault.("limit")(3))
v = Vault;
k = Keeper;
disp(look(k, v))
v = fill(k, v, 10);
disp(v.Gold)
disp(peek(Heir, v))
try
    v.Gold = 3;
catch e
    disp(e.message)
end
try
    v.open()
catch e
    disp(e.message)
end
try
    v.Code
catch e
    disp(e.message)
end
m = ?Vault;
list = m.PropertyList(1).SetAccess;
disp({list{1}.Name, list{2}.Name})

bell = Bell;
disp(event.hasListener(bell, 'Rung'))
l = addlistener(bell, 'Rung', @(s, e) fprintf('%s of %s: %d\n', e.EventName, class(e.Source), e.Value));
bell.ring(3)
disp([event.hasListener(bell, 'Rung'), event.hasListener(bell, 'Broken')])
delete(l)
bell.ring(4)

m = metaclass(int8(5));
disp(m.Name)
