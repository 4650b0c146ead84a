% Operands of && and || that are objects: their logical is asked, as in conditions; without one they are none.
b = Level(1) && true
c = Level(0) || false
if Level(0) || Level(2), disp('one of them'), end
if Level(1) && ~isempty(Level(0)), disp('both'), end
d = Latch(true) && Latch(false)
try, Bare() && true, catch e, disp(e.identifier), end
try, false || Bare(), catch e, disp(e.identifier), end
e = false && Bare()
jsonencode(missing)
jsonencode({1, missing})
