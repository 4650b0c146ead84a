function r = gety(o), r = o.y + get(o.par);
