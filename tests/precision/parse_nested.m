function parse_nested
% Lists in brackets read into nested cells, measured and printed.
[v, at] = read('[1,[2,30],[],[4,[5,[6]]]]', 1);
fprintf('%d characters, depth %d, sum %d\n', at - 1, depth(v), total(v));
fprintf('%s\n', show(v));
end

function [v, at] = read(text, at)
if text(at) == '['
    v = {};
    at = at + 1;
    while text(at) ~= ']'
        [item, at] = read(text, at);
        v{end+1} = item;
        if text(at) == ','
            at = at + 1;
        end
    end
    at = at + 1;
else
    v = 0;
    while at <= length(text) && text(at) >= '0' && text(at) <= '9'
        v = 10 * v + (text(at) - '0');
        at = at + 1;
    end
end
end

function d = depth(v)
d = 0;
if iscell(v)
    for k = 1:numel(v)
        d = max(d, depth(v{k}));
    end
    d = d + 1;
end
end

function s = total(v)
if iscell(v)
    s = 0;
    for k = 1:numel(v)
        s = s + total(v{k});
    end
else
    s = v;
end
end

function t = show(v)
if iscell(v)
    t = '[';
    for k = 1:numel(v)
        if k > 1
            t = [t ','];
        end
        t = [t show(v{k})];
    end
    t = [t ']'];
else
    t = sprintf('%d', v);
end
end
