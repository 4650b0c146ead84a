function o = Old(v)
o.v = v; o = class(o,'Old'); 
superiorto('double');
