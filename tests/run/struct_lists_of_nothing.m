function struct_lists_of_nothing()
% Fields of [] are an error, also where it becomes a struct array later.
p = [];
y = 0;
try
    y = [p.a];
    disp('not reached');
catch err
    fprintf('%s | %s\n', err.identifier, err.message);
end
disp(y);
for k = 1:2
    p(k).a = k;
end
y = [p.a];
disp(y);
show(grown(0));
show(grown(3));
show(names(0));
show(names(2));
end

function show(t)
fprintf('[%s]\n', t);
end

function t = grown(n)
q = [];
for k = 1:n
    q(end + 1).v = k * k;
end
try
    t = sprintf('%d,', [q.v]);
catch err
    t = err.message;
end
end

function t = names(n)
q = [];
for k = 1:n
    q(k).name = char('a' + k);
    q(k).n = k;
end
try
    t = strjoin({q.name}, '-');
catch err
    t = err.message;
end
end
