% Handle classes: references, inheritance, events, deletion.
d = Dog('Rex');
d.speak();
d.add('roll');
add(d, 'jump');
fprintf('%d %s\n', numel(d.tricks), d.tricks{end});
e = d;
e.name = 'Max';
fprintf('%s %d %d\n', d.name, e == d, e ~= d);
fprintf('%d %d %d\n', isa(d, 'Animal'), isa(d, 'handle'), isa(d, 'Cat'));
l = addlistener(d, 'Spoke', @(src, event) fprintf('heard %s: %s\n', src.name, event.EventName));
d.speak();
rename(d);
fprintf('%s\n', d.name);
try
    d.mood
catch err
    fprintf('%s\n', err.identifier);
end
a = Animal('cat');
a.speak();
fprintf('%d\n', a == d);
delete(d);
fprintf('%d %d\n', isvalid(d), isvalid(a));

function rename(animal)
animal.name = 'Tom';
end
