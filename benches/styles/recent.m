function recent()
% RECENT  What was used last is kept: a chain of handles with neighbours on both sides, found by a cell.
room = 512;
keys = 4096;
head = Link(0, 0);
tail = Link(0, 0);
head.behind = tail;
tail.before = head;
place = cell(1, keys);
count = 0;
hits = 0;
gone = 0;
seed = 99;
total = 0;
for k = 1:1000000
    seed = mod(seed*1103515 + 12345, 2147483648);
    key = 1 + mod(floor(seed/64), keys);
    if mod(seed, 3) ~= 0
        key = 1 + mod(key, 600);
    end
    link = place{key};
    if isempty(link)
        if count == room
            last = tail.before;
            last.leave();
            gone = gone + last.value;
            place{last.key} = [];
            count = count - 1;
        end
        link = Link(key, mod(k, 1000));
        place{key} = link;
        count = count + 1;
    else
        hits = hits + 1;
        link.leave();
        link.value = link.value + 1;
    end
    link.follow(head);
    total = total + link.value;
end
sum_ = 0;
at = head.behind;
while at.key > 0
    sum_ = mod(sum_*31 + at.key*at.value, 1000003);
    at = at.behind;
end
fprintf('%d hits, %d kept, %d gone, total %d, sum %d\n', hits, count, gone, total, sum_);
end
