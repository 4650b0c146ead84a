% Values nested a million deep are made, shown, compared in part and given back: nothing that a stack could be too
% small for.
n = 1e6;
c = {};
s = 0;
f = @() 1;
for k = 1:n
    c = {c};
    s = struct('a', s);
    f = @() f;
end
c
s
disp(size(c))
disp(isequal(c, {}))
d = c;
c = d{1};
clear d
disp(iscell(c))
c = [];
s = [];
f = [];
m = containers.Map;
for k = 1:1000
    last = containers.Map;
    last('next') = m;
    m = last;
end
clear m last
disp('all gone')
