function o = kid(x,y)
s.y = y;
o = class(s,'kid',par(x));
