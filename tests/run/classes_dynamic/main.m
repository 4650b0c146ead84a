% Properties added to objects, copies by copyElement, what a class tells of itself, events.
d = Dyn;
d.addprop('foo');
d.foo = 3;
fprintf('%d %d %d\n', d.foo, isprop(d, 'foo'), isprop(d, 'bar'));
d
try, d.addprop('foo'); catch e, disp(e.identifier), end
o = Cp;
o.v = 5;
o2 = copy(o);
fprintf('%d %d %d\n', o.v, o2.v, o == o2);
m = ?Sq;
disp(m.Name), disp({m.SuperclassList.Name})
disp({m.PropertyList.Name})
disp(m.SuperclassList.Abstract)
q = m.PropertyList(2);
fprintf('%s %s %d\n', q.Name, q.GetAccess, q.HasDefault);
s = Src;
addlistener(s, 'Tick', @(s, e) disp(e.v * 2));
s.fire(21);
disp(events('Src'))
h = [Sq(1) Sq(2)]
% What tells of a dynamic property takes it away, and is valid as long as it is there.
d = Dyn;
p = addprop(d, 'passing');
d.passing = 1;
disp([isvalid(p), isprop(d, 'passing')])
delete(findprop(d, 'passing'))
disp([isvalid(p), isprop(d, 'passing')])
p = addprop(d, 'passing');
q = addprop(d, 'staying');
d.staying = 2;
delete(p)
disp([isprop(d, 'passing'), isprop(d, 'staying'), d.staying, isvalid(q)])
