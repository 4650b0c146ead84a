function structs_sorted
% Records sorted by insertion, searched by halving and grouped.
people = struct('name', {'Ada', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'}, 'age', {36, 17, 52, 17, 41, 29});
people = sortByAge(people);
for k = 1:length(people)
    fprintf('%s %d\n', people(k).name, people(k).age);
end
k = find_age(people, 41);
fprintf('41 is %s\n', people(k).name);
groups = struct('low', 0, 'high', 0);
for k = 1:length(people)
    if people(k).age < 30
        groups.low = groups.low + 1;
    else
        groups.high = groups.high + 1;
    end
end
fprintf('%d low, %d high\n', groups.low, groups.high);
end

function list = sortByAge(list)
for i = 2:length(list)
    x = list(i);
    j = i - 1;
    while j >= 1 && list(j).age > x.age
        list(j + 1) = list(j);
        j = j - 1;
    end
    list(j + 1) = x;
end
end

function at = find_age(list, age)
lo = 1;
hi = length(list);
at = 0;
while lo <= hi
    mid = floor((lo + hi) / 2);
    if list(mid).age == age
        at = mid;
        return;
    elseif list(mid).age < age
        lo = mid + 1;
    else
        hi = mid - 1;
    end
end
end
