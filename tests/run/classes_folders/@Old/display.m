function display(o)
fprintf('%s is Old(%d)\n', inputname(1), o.v);
