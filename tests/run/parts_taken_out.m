function parts_taken_out()
% Elements are taken out of parts of variables that nested functions share, of globals, and of copies.
pegs = {5:-1:1, [], []};
moves = 0;
move(5, 1, 3, 2);
fprintf('%d moves, %d %d %d\n', moves, numel(pegs{1}), numel(pegs{2}), numel(pegs{3}));
disp(pegs{3})
global STACK
STACK = {{1, 'a', [1 2]}, struct('v', 1:4)};
before = STACK;
STACK{1}(2) = [];
STACK{2}.v(1) = [];
STACK{2}.v(end) = [];
fprintf('%d %d %d\n', numel(STACK{1}), numel(STACK{2}.v), numel(before{1}));
disp(before{2}.v)
s.a.list = {1, 2, 3};
t = s;
while numel(s.a.list) > 1
    s.a.list(1) = [];
end
fprintf('%d %d\n', numel(s.a.list), numel(t.a.list));
try
    s.a.list(5) = [];
catch e
    disp(numel(s.a.list))
end
try
    pegs{3}(2.5) = [];
catch e
    disp(numel(pegs{3}))
end
r = 1:6;
r(2:3) = [];
c = {1, 2, 3, 4, 5};
c(end-1:end) = [];
c(1:2) = [];
disp(r), disp(c)

    function move(k, from, to, by)
        if k == 0
            return
        end
        move(k - 1, from, by, to);
        disk = pegs{from}(end);
        pegs{from}(end) = [];
        pegs{to}(end+1) = disk;
        moves = moves + 1;
        move(k - 1, by, to, from);
    end
end
