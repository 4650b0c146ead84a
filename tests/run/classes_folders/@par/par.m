function o = par(x)
o = class(struct('x',x),'par');
