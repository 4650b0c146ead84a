% An operator of an object and of what may be an object, a number or nothing.
t = Tally(3);
list = cell(1, 6);
list{1} = Tally(1);
list{2} = 4;
for k = 3:5
    list{k} = 2*t*list{k-1} + list{k-2};
end
for k = 1:6
    r = t + list{k};
    fprintf('%d ', r.n);
end
fprintf('\n');
r = list{6} + t;
disp(r.n)
try
    q = list{2} - t;
catch e
    disp(e.identifier)
end
s.parts = {Tally(2), [], [1 2 3]};
total = Tally();
for k = 1:3
    total = total + s.parts{k};
end
disp(total.n)
