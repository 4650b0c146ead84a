function events()
% EVENTS  A workshop by events: structs in order of time, put in by a search from the end.
work = 20;
queue = struct('time', {}, 'kind', {}, 'who', {});
seed = 43;
queue = schedule(queue, 0, 'arrive', 1);
waiting = [];
busy = 0;
people = 1;
served = 0;
wait = 0;
arrived = 0;
longest = 0;
now = 0;
while ~isempty(queue) && served < 4000*work
    event = queue(1);
    queue(1) = [];
    now = event.time;
    switch event.kind
        case 'arrive'
            arrived(event.who) = now;
            seed = mod(seed*1103515 + 12345, 2147483648);
            people = people + 1;
            queue = schedule(queue, now - log(1 - seed/2147483648), 'arrive', people);
            if busy < 3
                busy = busy + 1;
                seed = mod(seed*1103515 + 12345, 2147483648);
                queue = schedule(queue, now + 1.5 + 2*seed/2147483648, 'leave', event.who);
            else
                waiting(end+1) = event.who;
                longest = max(longest, numel(waiting));
            end
        case 'leave'
            served = served + 1;
            if isempty(waiting)
                busy = busy - 1;
            else
                who = waiting(1);
                waiting(1) = [];
                wait = wait + now - arrived(who);
                seed = mod(seed*1103515 + 12345, 2147483648);
                queue = schedule(queue, now + 1.5 + 2*seed/2147483648, 'leave', who);
            end
    end
end
fprintf('%d served by %.3f, mean wait %.5f, longest queue %d\n', served, now, wait/served, longest);
end

function queue = schedule(queue, time, kind, who)
k = numel(queue);
while k > 0 && queue(k).time > time
    k = k - 1;
end
event = struct('time', time, 'kind', kind, 'who', who);
queue = [queue(1:k), event, queue(k+1:end)];
end
