function s = mc_table_summary(T, shown)
% MC_TABLE_SUMMARY  What summary tells of each variable of a table, as a struct; printed where it is to be shown.

p = T.Properties;
names = p.VariableNames;
s = struct();
for k = 1:numel(names)
    v = T.(names{k});
    d = struct('Size', size(v), 'Type', class(v), 'Description', text(p.VariableDescriptions, k), ...
        'Units', text(p.VariableUnits, k), 'Continuity', []);
    if islogical(v)
        d.True = sum(v, 1);
        d.False = sum(~v, 1);
    elseif isa(v, 'categorical')
        d.Categories = categories(v);
        d.Counts = countcats(v);
    elseif isnumeric(v) || isa(v, 'datetime') || isa(v, 'duration')
        d.Min = min(v, [], 1);
        if isnumeric(v)
            d.Median = median(v, 1, 'omitnan');
        else
            d.Median = median(v(~ismissing(v)));
        end
        d.Max = max(v, [], 1);
    end
    if ~ischar(v)
        d.NumMissing = sum(ismissing(v), 1);
    end
    s.(names{k}) = d;
end
if shown
    show(s, names, T);
end
end

function t = text(list, k)
t = '';
if numel(list) >= k
    t = list{k};
end
end

function show(s, names, T)
fprintf('Variables:\n%s', mc_gap());
for k = 1:numel(names)
    d = s.(names{k});
    v = T.(names{k});
    kind = d.Type;
    if iscellstr(v)
        kind = 'cell array of character vectors';
    end
    fprintf('    %s: %s %s\n%s', names{k}, strjoin(arrayfun(@(n) sprintf('%d', n), d.Size, 'UniformOutput', false), char(215)), kind, mc_gap());
    if ~isempty(d.Description) || ~isempty(d.Units)
        fprintf('        Properties:\n');
        if ~isempty(d.Description), fprintf('            Description:  %s\n', d.Description); end
        if ~isempty(d.Units), fprintf('            Units:  %s\n', d.Units); end
    end
    rows = {};
    values = {};
    if isfield(d, 'True')
        rows = {'True'; 'False'};
        values = [d.True; d.False];
    elseif isfield(d, 'Counts')
        rows = d.Categories;
        values = d.Counts;
    elseif isfield(d, 'Min')
        rows = {'Min'; 'Median'; 'Max'};
        values = [d.Min; d.Median; d.Max];
    end
    if isempty(rows)
        continue
    end
    missing_ones = d.NumMissing;
    if any(missing_ones > 0) && isnumeric(values)
        rows{end + 1} = 'NumMissing'; %#ok<AGROW>
        values = [values; missing_ones]; %#ok<AGROW>
    end
    fprintf('        Values:\n%s', mc_gap());
    U = table(values, 'RowNames', rows);
    lines = strsplit(evalc('disp(U)'), newline);
    lines = lines(~cellfun(@isempty, strtrim(lines)));
    lines = lines(3:end);
    for i = 1:numel(lines)
        fprintf('        %s\n', lines{i});
    end
    fprintf('%s', mc_gap());
end
end
