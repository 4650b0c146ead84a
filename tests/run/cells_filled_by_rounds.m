% Cells that a loop fills one by one, texts side by side that may be nothing, and functions for each element that may
% give no element or several.
function cells_filled_by_rounds
n = 6;
points = cell(n, 1);
for k = 1:n
    points{k} = struct('at', k / 2, 'name', sprintf('p%d', k));
end
total = 0;
names = '';
for k = 1:n
    total = total + points{k}.at;
    names = [names points{k}.name ' ']; %#ok<AGROW>
end
fprintf('%g %s\n', total, names);
for m = [0 3]
    marks = find(1:m > 1);
    pairs = cell(1, numel(marks));
    for k = 1:numel(marks)
        pairs{k} = {marks(k), 'x'};
    end
    fprintf('%d pairs\n', numel(pairs));
    for k = 1:numel(pairs)
        fprintf('%d %s\n', pairs{k}{1}, pairs{k}{2});
    end
end
% Where a round is left out, something is missing.
some = cell(1, 4);
for k = 1:4
    if k == 2
        continue
    end
    some{k} = k * 10;
end
fprintf('%d', cellfun(@isempty, some));
fprintf('\n');
early = cell(1, 4);
for k = 1:4
    if k == 3
        break
    end
    early{k} = k;
end
disp(size(early{4}));

% Texts side by side.
codes = cell(1, 3);
codes{1} = '01';
codes{3} = '110';
stream = [codes{[1 3 2 1]}];
ones_ = 0;
for b = 1:numel(stream)
    if stream(b) == '1'
        ones_ = ones_ + b;
    end
end
fprintf('%s %d %s\n', stream, ones_, class(stream));
nothing = [codes{[2 2]}];
fprintf('%s %d %d\n', class(nothing), size(nothing));
try
    c = nothing(1);
    disp(c);
catch e
    disp(e.message);
end

% One element for each, or an error.
rows = cell(1, 4);
for k = 1:4
    rows{k} = (1:k) * k;
end
fprintf('%d ', cellfun(@(x) max(x) - min(x), rows));
fprintf('\n');
rows{3} = [];
try
    spans = cellfun(@(x) max(x) - min(x), rows);
    disp(spans);
catch e
    disp(e.identifier);
end
[low, high] = cellfun(@(x) deal(min(x), max(x)), rows([1 2 4]));
fprintf('%d ', low, high);
fprintf('\n');
seen = 0;
    function r = counted(x)
        seen = seen + 1;
        r = x(x > 1);
    end
try
    cellfun(@counted, rows);
catch e
    disp(e.identifier);
end
disp(seen);
end
