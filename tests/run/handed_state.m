% Interpreted and compiled functions share globals, random numbers and the order of output; what persists does so once.
function handed_state
first = set_counter('5');
bump(); bump();
disp(counter() + first);
fprintf('a'); say('b'); fprintf('c'); say('d'); fprintf('\n');
rng(5); a = rand; b = drawn('rand'); c = rand;
rng(5); d = rand(1, 3);
disp(isequal([a b c], d));
tick(); tick();
disp(through('tick()'));
disp(tick());
disp(square_sum(100));
warning('off', 'a:b');
through('1;');
warning('a:b', 'not shown');
disp(shown('''hidden'''));
end

function v = set_counter(t)
global COUNTER
COUNTER = eval(t);
v = COUNTER;
end

function bump()
global COUNTER
COUNTER = COUNTER + 1;
end

function c = counter()
global COUNTER
c = COUNTER;
end

function say(t)
eval(['fprintf(''' t ''');']);
end

function r = drawn(t)
r = eval(t);
end

function n = tick()
persistent count
if isempty(count), count = 0; end
count = count + 1;
n = count;
end

function y = through(t)
y = eval(t);
end

function s = square_sum(n)
s = 0;
for k = 1:n
    s = s + k^2;
end
end

function t = shown(text)
t = strtrim(evalc(['disp(' text ')']));
end
