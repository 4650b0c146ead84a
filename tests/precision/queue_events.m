function queue_events
% A shop with one till, simulated by a list of events kept in order.
events = struct('time', 0, 'kind', 'arrive', 'who', 1);
seed = 11;
waiting = [];
busy = false;
served = 0;
waited = 0;
arrival = zeros(1, 30);
while ~isempty(events)
    e = events(1);
    events(1) = [];
    switch e.kind
        case 'arrive'
            arrival(e.who) = e.time;
            waiting(end+1) = e.who;
            if e.who < 30
                [seed, gap] = chance(seed, 5);
                events = insert(events, e.time + gap, 'arrive', e.who + 1);
            end
        case 'leave'
            busy = false;
            served = served + 1;
    end
    if ~busy && ~isempty(waiting)
        who = waiting(1);
        waiting(1) = [];
        waited = waited + e.time - arrival(who);
        busy = true;
        [seed, long] = chance(seed, 6);
        events = insert(events, e.time + long, 'leave', who);
    end
end
fprintf('%d served, mean wait %.3f\n', served, waited / served);
end

function events = insert(events, time, kind, who)
new = struct('time', time, 'kind', kind, 'who', who);
k = numel(events);
while k > 0 && events(k).time > time
    k = k - 1;
end
events = [events(1:k), new, events(k+1:end)];
end

function [seed, x] = chance(seed, most)
seed = mod(1103 * seed + 377, 10007);
x = 1 + mod(seed, most);
end
