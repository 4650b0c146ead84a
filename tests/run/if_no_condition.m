% What is neither a number nor text is no condition.
s.a = 1;
try, while s, disp x, end, catch e, disp(e.message), end
c = {1};
try, if c, disp x, end, catch e, disp(e.message), end
h = @(x) x+1;
try, if h, disp x, end, catch e, disp(e.message), end
try, if h && true, disp x, end, catch e, disp(e.message), end
try, if ~s, disp x, end, catch e, disp(e.message), end
