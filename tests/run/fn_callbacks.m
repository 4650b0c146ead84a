function fn_callbacks
% Handles handed through several functions.
events = {};
    function log_(name)
        events{end+1} = name;
    end
process(1:4, @(k) mod(k, 2) == 0, @(k) log_(sprintf('even %d', k)));
fprintf('%s; ', events{:});
fprintf('\n');
pipeline = {@(x) x + 1, @(x) x*2, @sqrt};
v = 7;
for k = 1:numel(pipeline)
    v = pipeline{k}(v);
end
fprintf('%g\n', v);
ops = struct('name', {'add', 'mul'}, 'fn', {@plus, @times});
for o = ops
    fprintf('%s %d\n', o.name, o.fn(3, 4));
end
end

function process(items, test, action)
for k = items
    if test(k)
        action(k);
    end
end
end
