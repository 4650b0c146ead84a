% Listeners are told of properties that are read as of those that are set; what a listener does is not
% told it again.
t = Tank;
told = {addlistener(t, 'Level', 'PreGet', @(p, e) fprintf('%s %s\n', e.EventName, p.Name)), ...
    addlistener(t, 'Level', 'PostGet', @(p, e) fprintf('%s %s\n', e.EventName, p.Name))};
x = t.Level;
cellfun(@delete, told)
x = t.Level;
s = addlistener(t, 'Level', 'PostSet', @(p, e) disp(e.AffectedObject.Level));
t.Level = 2;
delete(s)
g = addlistener(t, 'Level', 'PreGet', @(p, e) fprintf('read %d\n', e.AffectedObject.Level));
x = t.Level;
delete(g)
f = addlistener(t, 'Full', @(o, e) o.fill(1));
t.fill(4);
disp(t.Level)

% Gaps in arrays of an enumeration are its first member.
a = Gear.High;
a(3) = Gear.Middle
b(2) = Gear.High
Gear.empty(0, 2)

m = containers.Map('a', 1);
disp(isvalid(m))
