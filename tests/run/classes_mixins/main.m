% Mixins: displays of a class's own, set and get; immutable properties; methods of a variable as handles.
x = Shown
disp(x)
y = [Shown, Shown]
w = Whole
n = Named;
set(n, 'Value', 7, 'nam', 'set');
fprintf('%s %d\n', n.Name, get(n, 'Value'));
get(n, {'Name', 'Value'})
s = get(n)
set(n, struct('Name', 'again', 'Value', 8));
disp(n.Value)
told(@() set(n, 'Secret', 2));
told(@() get(n, 'Nope'));
f = Fixed(4);
told(@() change(f));
fprintf('%d\n', f.A);
o = Source;
listener = addlistener(o, 'Tick', @o.onTick);
o.go();
o.go();
h = @o.add;
fprintf('%d %s\n', h(10, 20), func2str(h));
other = event.listener(o, 'Tick', @(~, e) fprintf('also %s\n', e.EventName));
o.go();
addlistener(o, 'Level', 'PostSet', @(~, e) fprintf('level %d\n', e.AffectedObject.Level));
o.Level = 1;
o.Level = 2;
o.Level = 2;
switch Level.High
    case 'Low'
        disp('low')
    case {'High', 'Higher'}
        disp('high')
end

function told(f)
    try
        f();
    catch e
        fprintf('%s: %s\n', e.identifier, e.message);
    end
end
