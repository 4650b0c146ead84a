% Subscripts of which only the run knows that they are single numbers: arrays that may have one element, numbers that
% may be complex, values of any class; and structs taken apart from cells, maps and calls.
tree = struct('weight', {}, 'left', {}, 'letter', {});
for k = 1:5
    tree(end+1) = struct('weight', k*k, 'left', max(k - 1, 0), 'letter', char('a' + k));
end
live = 1:5;
while numel(live) > 1
    live(1) = [];
end
at = live;
walked = '';
while tree(at).left > 0
    walked(end+1) = tree(at).letter;
    at = tree(at).left;
end
disp(walked)
tree(at).weight = 100;
tree(live).letter = 'zz';
disp([tree.weight])
disp([tree.letter])
tell(tree, find([tree.weight] == 16))
tell(tree, find([tree.weight] > 10))
tell(tree, find([tree.weight] > 1000))
tell(tree, 7)
tell(tree, 1.5)

words = {'zero', 'one', 'two'};
spelt(words, str2double('2'))
spelt(words, str2double('3+1i'))
spelt(words, str2double('none'))
x = 10:10:50;
k = str2double('4');
x(k) = x(k) + 1;
disp(x)
places = {2, 'x', [1 3], true, {}};
for c = 1:numel(places)
    spelt(words, places{c})
end

m = containers.Map('KeyType', 'double', 'ValueType', 'any');
for k = 1:3
    m(k) = struct('name', sprintf('n%d', k), 'used', 0, 'sizes', [k k]);
end
for k = [1 3 3 1 3]
    e = m(k);
    e.used = e.used + 1;
    m(k) = e;
end
for k = 1:3
    e = m(k);
    fprintf('%s %d\n', e.name, e.used);
end

bits = repmat('0', 1, 12);
codes = {'101', '', 'x', '11'};
used = 0;
for k = 1:4
    code = codes{k};
    bits(used+1:used+numel(code)) = code;
    used = used + numel(code);
end
disp(bits)
try
    bits(1:2) = codes{1};
catch err
    disp(err.identifier)
end
[row, bits] = unset(3, bits);
disp(row), disp(bits)
try
    unset(0, bits);
catch err
    disp(err.message)
end

disp(reshape(1:6, 2, 3))
disp(size(shaped(1:12, 3, [])))
disp(size(shaped(1:12, [], 6)))
disp(shaped(1:4, 2, 2))
sizes = {[5 2], [2 5], [3 3], [2.5 4]};
for k = 1:4
    try
        y = reshape(1:10, sizes{k});
        disp(y)
    catch err
        disp('not so many')
    end
end
try
    shaped(1:12, 5, []);
catch
    disp('not even')
end

function tell(tree, at)
try
    fprintf('[%s]\n', tree(at).letter);
    w = tree(at).weight;
    fprintf('%g\n', w);
catch err
    fprintf('no: %s\n', strtok(err.identifier, '_'));
end
end

function spelt(words, at)
try
    w = words{at};
    fprintf('<%s>\n', w);
catch
    fprintf('no word\n');
end
end

function [row, bits] = unset(n, bits)
for k = 1:n
    if bits(k) == 'x' || k == 2
        row = k;
    end
end
bits(1, row) = '#';
end

function y = shaped(x, varargin)
y = reshape(x, varargin{:});
end
