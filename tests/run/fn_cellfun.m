% cellfun in its forms.
c = {1:3, [], 'ab', {1}};
fprintf('%d ', cellfun(@numel, c), cellfun(@isempty, c), cellfun('isempty', c), cellfun('length', c), cellfun(@(x) size(x, 1), c));
fprintf('\n');
d = cellfun(@(x) [x x], {1, 'a'}, 'UniformOutput', false);
fprintf('%d %s\n', d{1}(2), d{2});
[m, i] = cellfun(@max, {[3 9 2], [7 1]});
fprintf('%d ', m, i);
fprintf('\n');
fprintf('%d ', cellfun(@plus, {1, 2}, {10, 20}), cellfun(@ischar, {'a', 1; {}, ''}));
fprintf('\n%s\n', class(cellfun(@isempty, c)));
r = cellfun(@(x) error('no'), {1, 2}, 'ErrorHandler', @(e, x) -x);
fprintf('%d ', r, size(cellfun(@numel, {})));
fprintf('\n');
