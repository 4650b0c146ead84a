% Global variables that functions called in between change: directly, through handles, before an error, in recursion.
global LEVEL NAME
LEVEL = 1;
NAME = 'start';
disp(level())
raise_by(2)
disp(level())
try
    raise_and_fail(10)
catch e
    fprintf('%s at %d %s\n', e.message, LEVEL, NAME);
end
total = 0;
for k = 1:3
    raise_by(k);
    total = total + LEVEL;
end
disp(total)
r = cellfun(@(x) raised(x), {1, 2, 3});
fprintf('%d %d %d, %d\n', r, LEVEL);
while level() < 30
    raise_by(3);
end
disp(LEVEL)
fprintf('%d\n', sink(4), LEVEL);
h = @raised;
a = LEVEL;
b = h(5);
fprintf('%d %d %d\n', a, b, LEVEL);
before = NAME;
rename(['<' before '>']);
fprintf('%s %s\n', before, NAME);
% One that nobody has assigned is empty.
disp(isempty(unset()))
for LEVEL = 1:2
    fprintf('%d', level());
end
fprintf('\n');

function x = level()
global LEVEL
x = LEVEL;
end

function raise_by(n)
global LEVEL
LEVEL = LEVEL + n;
end

function x = raised(n)
global LEVEL
raise_by(n);
x = LEVEL;
end

function raise_and_fail(n)
global LEVEL NAME
LEVEL = n;
NAME = 'failed';
error('lost');
end

function x = sink(n)
global LEVEL
LEVEL = LEVEL - 1;
if n == 0
    x = LEVEL;
else
    x = sink(n - 1) + 1;
end
end

function rename(text)
global NAME
NAME = text;
end

function x = unset()
global NEVER_ASSIGNED
x = NEVER_ASSIGNED;
end
