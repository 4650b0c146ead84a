% Field names from strings.
s = struct();
names = {'alpha', 'beta', 'gamma'};
for k = 1:3
    s.(names{k}) = k*10;
end
total = 0;
f = fieldnames(s);
for k = 1:numel(f)
    total = total + s.(f{k});
end
fprintf('%d\n', total);
s.(['be' 'ta'])(3) = 7;
fprintf('%d ', s.beta);
fprintf('\n');
s = setfield(s, 'delta', 4);
fprintf('%d %d\n', getfield(s, 'delta'), s.('alpha'));
s = orderfields(struct('b', 1, 'a', 2));
f = fieldnames(s);
fprintf('%s%s\n', f{:});
