% A small parser of lines.
lines = {'x = 3', 'y=4.5', '# comment', '', 'name = pump'};
config = struct();
for k = 1:numel(lines)
    line = strtrim(lines{k});
    if isempty(line) || line(1) == '#'
        continue
    end
    p = find(line == '=', 1);
    key = strtrim(line(1:p-1));
    value = strtrim(line(p+1:end));
    number = str2double(value);
    if isnan(number)
        config.(key) = value;
    else
        config.(key) = number;
    end
end
fprintf('%g %g %s\n', config.x, config.y, config.name);
t = regexp('a=1, b=22', '(\w)=(\d+)', 'tokens');
for k = 1:numel(t)
    fprintf('%s->%d ', t{k}{1}, str2double(t{k}{2}));
end
fprintf('\n');
