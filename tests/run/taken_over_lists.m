% Lists that go on in other variables, with more behind them, and what is read of them meanwhile.
function taken_over_lists()
a = [1 2];
b = [a 3];
c = [b; 4 5 6];
d = [c, [7; 8]];
disp(d);
x = 1:3;
try
    y = 5;
    y = [x; 1 2];
catch err
    fprintf('%s y=%d x=%s\n', err.identifier, y, mat2str(x));
end
fprintf('%s\n', mat2str(joined([1 2], [])));
fprintf('%s\n', mat2str(joined([], [1 2])));
fprintf('%s\n', mat2str(joined(zeros(1, 0), 3)));
fprintf('%s\n', mat2str(kept([4 5], 6)));
stack = 1;
seen = [];
while ~isempty(stack)
    u = stack(end);
    rest = stack(1:end-1);
    seen = [seen u];
    kids = u * 2 + (0:1);
    stack = [rest kids(kids < 12)];
end
fprintf('%d ', seen); fprintf('\n');
s = 'ab';
for k = 1:3
    t = [s char('c' + k)];
    s = [t '.'];
end
disp(s);
old = [0 0];
for k = 1:4
    fresh = [old; k k];
    old = fresh;
    if k == 2
        keep = old;
    end
end
disp(keep); disp(old');
end

function z = joined(x, y)
x = x * 2;
z = [x y];
end

function z = kept(x, y)
x = x + 1;
z = [x y];
z = [z x];
end
