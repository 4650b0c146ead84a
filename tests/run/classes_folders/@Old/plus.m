function r = plus(a,b)
if isa(a,'Old'), x=a.v; else x=a; end
if isa(b,'Old'), y=b.v; else y=b; end
r = Old(x+y);
