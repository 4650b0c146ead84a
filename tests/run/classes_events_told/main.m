% Listeners: the newest is told first, one that fails is a warning, and what they are given is checked; who is told of
% properties, and what may be said of members that are kept from others.
e = Told;
first = addlistener(e, 'Changed', @(s, d) disp('first'));
second = addlistener(e, 'Changed', @(s, d) disp('second'));
notify(e, 'Changed')
second.Callback = @(s, d) disp('another');
notify(e, 'Changed')
delete(second)
first.Enabled = false;
notify(e, 'Changed')
attempt(@() notify(e, 'Nope'))
attempt(@() notify(e, 'Changed', 5))
attempt(@() notify(e, 'ObjectBeingDestroyed'))
attempt(@() addlistener(e, 'Changed', 'disp(1)'))
attempt(@() addlistener(e, 'plain', 'PostSet', @(s, d) 1))
attempt(@() addlistener(e, 'nope', 'PostSet', @(s, d) 1))
attempt(@() addlistener(e, 'a', 'PostFoo', @(s, d) 1))

attempt(@() assigned(first, 'Enabled', 'maybe'))
attempt(@() assigned(first, 'Callback', 5))
attempt(@() assigned(first, 'Nope', 5))
attempt(@() first.Nope)
first.Enabled = 0;
disp(class(first.Enabled))
attempt(@() second.Enabled)

both = addlistener(e, {'a', 'b'}, 'PostSet', @(s, d) ...
    fprintf('%s %s %s %d\n', class(d), d.EventName, s.Name, d.AffectedObject == e));
disp(class(both))
e.a = 5;
e.b(2) = 6;

failing = addlistener(e, 'Other', @(s, d) error('boo'));
notify(e, 'Other')
[text, id] = lastwarn;
fprintf('%s\n%s\n', text, id)

addlistener(e, 'ObjectBeingDestroyed', @(s, d) fprintf('%s %d\n', d.EventName, isvalid(s)));
delete(e)
attempt(@() notify(e, 'Changed'))
attempt(@() addlistener(e, 'Changed', @(s, d) 1))

k = ToldMore;
attempt(@() k.Kept)
attempt(@() k.Family)
attempt(@() k.keptOf())
t = Told;
attempt(@() t.Kept)
attempt(@() t.keep(3))
fprintf('%d', isprop(t, 'Kept'), isprop(k, 'Kept'), isprop(t, 'Family'), isprop(t, 'none'), ...
    ismethod(t, 'unseen'), ismethod(t, 'unseen2'), ismethod(t, 'keep'))
fprintf('\n')

methods('ToldValue', '-full')
disp(methods('ToldValue', '-full'))
fprintf('%s ', string(methods('Told')))
fprintf('\n')
methods('NoSuchClass')
disp(methods('NoSuchClass'))
superclasses('double')
s = warning('off', 'MATLAB:structOnObject');
disp(struct(ToldValue))
[~, id] = lastwarn;
disp(id)
warning(s)
p = metaclass(ToldValue).PropertyList;
disp(p(1).Validation.Class.Name)
disp([p(1).Validation.Size.Length])
disp(isempty(p(2).Validation))

function l = assigned(l, name, v)
l.(name) = v;
end

function attempt(f)
try
    f();
    disp('no error')
catch e
    fprintf('%s\n%s\n', e.identifier, e.message)
end
end
