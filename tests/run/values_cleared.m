% Variables that `clear` removes have no value, and may have another class later.
x = 1; y = 2; name = 'text';
clear x name
try
    disp(x)
catch e
    fprintf('%s\n', e.identifier);
end
name = 3;
fprintf('%d %d\n', y, name);
for k = 1:4
    if k == 3
        clear y
    end
    try
        y = y + k;
        fprintf('%d: %d\n', k, y);
    catch
        fprintf('%d: none\n', k);
        y = 10;
    end
end
fprintf('%d\n', kept(false), kept(true));
ended();
c = {1, 'two'};
a = zeros(1, 5);
for k = 1:2
    a(2) = k;
    fprintf('%d ', a); fprintf('\n');
    clear a
end
r = made(1);
fprintf('%s %d\n', r.name, r.size);
everything(4, c);
fprintf('%d\n', numel(c));
clear
y = 'again';
fprintf('%s\n', y);

function r = made(n)
r = {n};
if n > 0
    clear all
end
r.name = 'new';
r.size = 2;
end

function r = kept(gone)
v = [1 2 3];
if gone
    clear v
end
r = 0;
try
    r = sum(v);
catch
end
end

function ended()
c = onCleanup(@() fprintf('cleaned\n'));
fprintf('before\n');
clear c
fprintf('behind\n');
end

function everything(n, c)
m = n + 1;
clear variables
m = 'm';
try
    disp(n)
catch
    fprintf('no n, but %s\n', m);
end
try
    disp(c{1})
catch
    fprintf('nor c\n');
end
end
