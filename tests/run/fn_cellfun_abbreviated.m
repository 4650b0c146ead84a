% the options of cellfun and arrayfun may be abbreviated
c = cellfun(@(x) x + 1, {1, 2}, 'un', 0);
fprintf('%s %d %d\n', class(c), c{:});
d = arrayfun(@(x) [x x], 1:2, 'Uni', false);
fprintf('%d ', d{:});
fprintf('\n');
e = cellfun(@(x) error('no'), {1, 2}, 'Err', @(s, x) -x, 'unif', true);
fprintf('%d ', e);
fprintf('\n');
% a text of data is no option
n = arrayfun(@(a) double(a), 'un');
fprintf('%d ', n);
fprintf('\n');
