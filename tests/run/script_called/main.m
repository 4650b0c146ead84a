% A script takes no arguments and gives no results.
try, scr(1), catch e, disp(e.identifier), disp(e.message), end
try, x = scr, catch e, disp(e.identifier), disp(e.message), end
f = @scr;
try, x = f(), catch e, disp(e.identifier), disp(e.message), end
try, x = feval('scr'), catch e, disp(e.identifier), disp(e.message), end
try, feval('scr',1), catch e, disp(e.identifier), disp(e.message), end
feval('scr')
f()
scr()
