% What the language asks methods of a class for: subscripts, the truth of conditions, what is shown; and when objects go
% that only an argument holds.
x = 10:10:50;
disp(x(Place(2)))
x(Place(2)) = 0;
c = {1, 2, 3};
c{Place(3)} = 'third';
s.list = 1:3;
s.list(Place(1)) = 7;
disp(x)
disp(c{3})
disp(s.list)
if Place(2), disp('beyond'), end
if Place(1), disp('first'), end
p = Place(3)
disp(p)
try
    p.broken
catch e
    disp(e.message)
end
try
    p.unread
catch e
    disp(e.message)
end
isvalid(Loud('first'))
isobject(Loud('second'))
numel(Loud('third'))
disp(Loud('left') < Loud('right'))
early = Loud('early');
late = Loud('late');
disp([early < late, early > late, early <= early, early >= late])
try
    early < 3
catch e
    disp(e.message)
end
clear early late
try
    copy(Loud('original'))
catch e
    disp(e.message)
end
