% A function with versions for classes of their own (class folders): which is called is decided by the arguments,
% however the call is written.
values = {1, single(2), int32(3), 'a', {4}, struct('f', 5), @sin, true, uint8(6)};
names = {'double', 'single', 'int32', 'char', 'cell', 'struct', 'handle', 'logical', 'uint8'};
h = @kind;
g = str2func('kind');
word = 'kind';
each = cellfun(@kind, values, 'UniformOutput', false);
named = cellfun('kind', values, 'UniformOutput', false);
inside = cellfun(@(v) kind(v), values, 'UniformOutput', false);
for k = 1:numel(values)
    v = values{k};
    fprintf('%-8s %s; %s; %s; %s; %s; %s; %s; %s\n', names{k}, kind(v), h(v), g(v), feval('kind', v), ...
        feval(word, v), each{k}, named{k}, inside{k});
end
fprintf('%s %s %s\n', kind(1), kind(int32(1)), kind('x'));
t = arrayfun(@kind, int32([1 2]), 'UniformOutput', false);
u = arrayfun(@kind, [true false], 'UniformOutput', false);
fprintf('%s, %s\n', t{1}, u{1});
fprintf('%s\n', kind());

% Of several arguments: integers go before floating point, structs and cells before matrices, else the leftmost.
% (Where Octave and the Tamer's paper differ, nothing is said.)
unsure = {'char/double', 'cell/handle', 'struct/handle'};
for a = 1:numel(values)
    for b = 1:numel(values)
        if any(strcmp([names{a} '/' names{b}], unsure))
            continue
        end
        fprintf('%s/%s: %s; %s; %s; %s\n', names{a}, names{b}, kind(values{a}, values{b}), ...
            h(values{a}, values{b}), feval('kind', values{a}, values{b}), feval(h, values{a}, values{b}));
    end
end
pairs = cellfun(@kind, values, fliplr(values), 'UniformOutput', false);
fprintf('%s\n', pairs{:});
fprintf('%s %s %s\n', kind(1, int32(2)), kind(int32(2), 1), kind('a', {1}));
