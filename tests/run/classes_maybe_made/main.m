% Objects that may not be there yet where a property is assigned: what the property holds then is not what it held.
try
    g = Gauge(3);
catch e
    disp(e.message)
end
try
    g.Value = 'a';
catch e
    disp(e.message)
end
disp(g.Twice)
if numel(getenv('PATH')) > 0
    h = Gauge(4);
end
h.Value = true;
disp(h.Twice)
% A constructor that is given too much says so, in a call that nobody takes part of.
try
    k = Gauge(1, 2, 3);
catch e
    fprintf('%s: %s\n', e.identifier, e.message);
end
% Listeners listen for as long as a variable holds them, read or not.
s = Sender();
if numel(getenv('PATH')) > 0
    held = event.listener(s, 'Sent', @(~, e) fprintf('heard %s\n', e.EventName));
end
s.send();
disp('end')
% Who listens hears that an object is deleted.
addlistener(s, 'ObjectBeingDestroyed', @(source, ~) fprintf('%s goes\n', class(source)));
delete(s)
disp(isvalid(s))
