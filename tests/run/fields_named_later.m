% Fields of structs whose names only the run knows, where all fields are known.
function fields_named_later()
vars = struct('a', 1, 'bb', 'text', 'c', [1 2 3]);
keys = {'a', 'c', 'bb', 'd', '', 'A', '1x'};
for k = 1:numel(keys)
    key = keys{k};
    if isfield(vars, key)
        x = vars.(key);
        fprintf('%s: %s %s\n', key, class(x), mat2str(x));
    else
        try
            x = vars.(key);
            disp(x);
        catch err
            fprintf('<%s> %s %s\n', key, err.identifier, err.message);
        end
    end
end
total = 0;
for k = 1:5
    vars.a = k;
    total = total + value(vars, keys{1 + mod(k, 2)});
end
fprintf('%d\n', total);
grid = ['ab'; 'cd'];
fprintf('%d %d %d\n', isfield(vars, grid), isfield(vars, "a"), isfield(vars, 3));
fprintf('%d ', isfield(vars, {'a', 'x'; 'c', 'bb'})); fprintf('\n');
p = struct('x', {1, 2, 3});
for name = {'x', 'y'}
    fprintf('%d', isfield(p, name{1}));
end
fprintf('\n');
deep.one.left = 3;
deep.one.right = 4;
for side = {'left', 'right'}
    fprintf('%d ', deep.one.(side{1}), sum(deep.('one').(side{1})));
end
fprintf('\n');
opts.tol = 1e-3; opts.steps = 4; opts.name = 'run';
list = fieldnames(opts);
for k = 1:numel(list)
    v = opts.(list{k});
    if ischar(v), fprintf('%s=%s\n', list{k}, v); else, fprintf('%s=%g\n', list{k}, v); end
end
counts = struct('up', 0, 'down', 0);
for c = 'udduu'
    if c == 'u', way = 'up'; else, way = 'down'; end
    counts.(way) = counts.(way) + 1;
end
fprintf('%d %d\n', counts.up, counts.down);
rec.row = [4 5 6];
rec.text = 'hey';
for f = {'row', 'text'}
    fprintf('%g ', rec.(f{1})(2), numel(rec.(f{1}))); fprintf('\n');
end
end

function v = value(s, name)
v = sum(s.(name));
end
