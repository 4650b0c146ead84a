% Lists of texts: compared with known ones, put and taken out as stacks and queues, shared and changed.
words = strsplit('alpha + beta - ( gamma * delta ) / x', ' ');
ops = {'+', '-', '*', '/'};
n = 0; found = {}; stack = {};
for k = 1:numel(words)
    w = words{k};
    if any(strcmp(w, {'+', '-', '*', '/'}))
        n = n + 1;
        found{end+1} = w;
    elseif ismember(w, {'(', ')'})
        stack{end+1} = w;
    else
        stack{end+1} = upper(w);
        words{k} = [w '!'];
    end
end
fprintf('%d:%s|%s|%s\n', n, strjoin(found, ''), strjoin(stack, ' '), strjoin(words, ' '));
while numel(stack) > 2
    top = stack{end};
    stack(end) = [];
    stack{1} = [stack{1} top(1)];
end
fprintf('%s\n', stack{:});
queue = {'a', 'bb', 'ccc', 'dddd'};
copy = queue;
while ~isempty(queue)
    q = queue{1};
    queue(1) = [];
    fprintf('%s%d ', q, numel(queue));
end
fprintf('%d\n', numel(copy));
% a list that is the same each time, and is changed
for r = 1:3
    fprintf('%s ', names(r));
end
fprintf('\n');
% texts of no and of several characters
e = strsplit(',,a,', ',');
for k = 1:numel(e)
    fprintf('[%s]%d%d ', e{k}, strcmp(e{k}, ''), ismember(e{k}, {'', 'b'}));
end
fprintf('\n');
t = strtrim(strsplit(' one , two,three ', ','));
u = regexprep(lower(strrep(t, 'o', 'O')), 'e+$', 'E');
fprintf('%s;', t{:}, u{:});
fprintf('\n');
[tok, rest] = strtok({'a b', 'cd', ''});
fprintf('<%s>', tok{:}, rest{:});
fprintf('\n');
m = regexp('k1=v1, k22=v22', '(\w+)=(\w+)', 'tokens');
for k = 1:numel(m)
    fprintf('%s->%s ', m{k}{1}, m{k}{2});
end
one = regexp('none here', '(\d+)', 'tokens', 'once');
disp(isempty(one))
s = struct('keep', {{}});
for k = 1:3
    p = t{k};
    s.keep{end+1} = p;
    p(1) = '_';
    s.keep{end+1} = p;
end
disp(s.keep)
x = [1 2 3 4];
x(2) = []; x(end) = [];
disp(x)
try
    found(9) = [];
catch err
    disp(err.message)
end
c = {'q'}; c(1) = [];
disp(size(c))
st = struct('v', {1, 2, 3}); st(2) = [];
disp([st.v])
lines = {'abc'; 'de'}; lines(1) = [];
disp(size(lines))

function w = names(k)
list = {'first', 'second', 'third', 4};
w = list{k};
list{k} = 'gone';
if k == 2
    w = [w sprintf('-%s', list{1})];
end
list(1) = [];
if numel(list) ~= 3, error('bad'), end
end
