function o = bump(o), o.x = o.x + 1;
