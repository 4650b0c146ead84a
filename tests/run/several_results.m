% Builtins of several results: texts and what is left of them, elements and where they stood.
function several_results()
lines = {'take lamp', '  go  north ', 'look', '', 'a,b;c', 'über alles'};
for k = 1:numel(lines)
    [verb, rest] = strtok(lines{k});
    [first, left] = strtok(lines{k}, ',; ');
    fprintf('<%s|%s> <%s|%s>\n', verb, rest, first, left);
end
% An operand that is a result, too.
rest = 'one two  three';
while ~isempty(rest)
    [word, rest] = strtok(rest);
    fprintf('%s(%d) ', word, numel(rest));
end
fprintf('\n');
text = 'x=1';
[text, value] = strtok(text, '=');
fprintf('%s %s\n', text, value(2:end));
[~, value] = strtok('key:value', ':');
fprintf('%s\n', value);
v = [3 1 2 1 -4];
for k = 1:3
    [v, order] = sort(v, 'descend');
    fprintf('%g ', v, order); fprintf('\n');
    [~, back] = sort(order);
    fprintf('%d ', back); fprintf('\n');
    v = v(back) + [0 k 0 0 0];
end
[s, i] = sort([2; NaN; 1; 0; -0]);
fprintf('%g ', s, i); fprintf('%d\n', iscolumn(s) && iscolumn(i));
[s, i] = sort([]);
fprintf('%dx%d %dx%d\n', size(s), size(i));
[u, first, which] = unique([5 3 5 3 1]);
fprintf('%g ', u, first, which); fprintf('%d %d %d\n', isrow(u), iscolumn(first), iscolumn(which));
[u, ~, which] = unique([2; 1; 2]);
fprintf('%g ', u, which); fprintf('\n');
[u, first] = unique(uint8([7 7 2]));
fprintf('%g ', u, first); fprintf('%s\n', class(u));
grid = [0 2 0; 1 0 3];
[r, c] = find(grid);
fprintf('%d ', r, c); fprintf('\n');
[r, c] = find(grid > 1, 1);
fprintf('%d %d\n', r, c);
[r, c] = find(grid(1, :) == 2);
fprintf('%d %d %d\n', r, c, isrow(r));
[r, c] = find(grid > 9);
fprintf('%dx%d %dx%d\n', size(r), size(c));
[r, c, w] = find(grid);
fprintf('%d ', r, c, w); fprintf('\n');
names = {'b', 'a', 'c', 'a'};
for key = {'a', 'z', 'c'}
    [is, at] = ismember(key{1}, names);
    fprintf('%d %d %s %s\n', is, at, class(is), class(at));
end
for x = [4 9 NaN]
    [is, at] = ismember(x, [9 4 4]);
    fprintf('%d %d\n', is, at);
end
[is, at] = ismember([1 5; 9 4], [9 4 4]);
fprintf('%d ', is, at); fprintf('%dx%d\n', size(is));
[is, at] = ismember({'c', 'q'}, names);
fprintf('%d ', is, at); fprintf('\n');
for k = 1:6
    [r, c] = ind2sub([2 3], k);
    fprintf('(%d,%d)', r, c);
end
fprintf('\n');
for x = [8 0.3 -5 0 Inf]
    [f, e] = log2(x);
    fprintf('%g*2^%d ', f, e);
end
fprintf('\n');
try
    [is, at] = ismember('a', {'a', 3}); %#ok<ASGLU>
catch err
    disp(err.message);
end
try
    [r, c] = ind2sub([2 3], 1.5); %#ok<ASGLU>
catch err
    disp(err.message);
end
try
    [a, b] = strtok(12); %#ok<ASGLU>
    disp(a);
catch err
    disp(err.identifier);
end
end
