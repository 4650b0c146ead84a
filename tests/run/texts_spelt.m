function texts_spelt()
% Texts that a program spells and texts in cells, compared, cut and changed while others look at them; parts of which only
% the run knows the first place.
kinds();
changes();
parts();
gathered();
end

function kinds()
c = {'number', '+', '', 'name', 'n', 'Number', zeros(1, 0), ['ab'; 'cd']};
for k = 1:numel(c)
    fprintf('%d', is(c, k, 'number'), is(c, k, '+'), is(c, k, c{4}), is(c, k, ''), is(c, k, ['ab'; 'cd']), ...
        is(c, k, 'n'));
    if k < 7
        fprintf(' %s', sort_of(c{k}, 'name'));
    end
    fprintf('\n');
end
end

function yes = is(c, k, kind)
t = c{k};
yes = k <= numel(c) && strcmp(t, kind);
end

function s = sort_of(t, other)
switch t
    case other
        s = 'the other';
    case {'+', '-'}
        s = 'sign';
    case ''
        s = 'nothing';
    otherwise
        s = 'else';
end
end

function changes()
for k = 1:3
    if k == 2
        word = 'two';
    else
        word = 'other';
    end
    list{k} = word;
    longer = twice(word);
    word(1) = 'X';
    fprintf('%s %s %s\n', list{k}, longer, word);
end
t = list{2};
list{2}(2) = '-';
u = list{1};
list{1} = 'gone';
list(1) = [];
fprintf('%s %s %s %d\n', t, u, list{1}, strcmp(t, 'two') + strcmp(u, t));
for word = 'ab'
    fprintf('%s%d ', word, strcmp(word, 'a'));
end
fprintf('\n');
try
    mark = 'before';
    error('a:b', '%s', mark);
catch err
    fprintf('%s %s %d\n', mark, err.message, strcmp(err.message, mark));
end
end

function text = twice(text)
text = [text text];
text(end+1) = '!';
end

function parts()
codes = {'10', '0', '', '111', [49 48], '0'};
bits = repmat('-', 1, 6);
used = 0;
for k = 1:numel(codes)
    code = codes{k};
    bits(used+1:used+numel(code)) = code;
    used = used + numel(code);
end
fprintf('%s %d\n', bits, used);
x = (1:10)*1.5;
at = used - 6;
y = x(at:at+2);
x(at+1:2:at+5) = 0;
z = x(at+3:at+2);
w = x(at+0.5:at);
A = magic(5);
B = A(at-2:at, 1:2:at+1);
A(:, at-1:at) = [];
x(at+7:at+9) = [7 8 9];
fprintf('%g ', y, x, B, size(z), size(w), size(A));
fprintf('\n');
for first = [0 -1 2.5 NaN 9 1e300]
    try
        y = x(first*1:first+1);
        fprintf('%g ', y);
    catch err
        fprintf('[%s] ', err.identifier);
    end
end
fprintf('\n');
for first = [0 1.5 11]
    try
        x(first+0:first+1) = 5;
        fprintf('%g ', x);
    catch err
        fprintf('[%s] ', err.identifier);
    end
end
fprintf('\n');
end

function gathered()
for r = 1:2
    s = struct('kind', {}, 'text', {}, 'at', {});
    n = numel(s);
    for k = 1:2*r
        s(end+1) = struct('kind', 'k', 'text', sprintf('%d', k), 'at', k);
    end
    fprintf('%d %d %s %s %d\n', n, numel(s), strjoin(fieldnames(s)', ' '), s(end).text, sum([s.at]));
end
s = struct('kind', {}, 'text', {}, 'at', {});
fprintf('%d %d\n', size(s), isempty(s), isfield(s, 'text'));
end
