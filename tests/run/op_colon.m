% Ranges and their rounding.
fprintf('%d ', 1:5, 5:-2:0, numel(1:0), numel(0:0.1:1));
fprintf('\n');
x = 0:0.1:1;
fprintf('%d\n', x(end) == 1, x(4) == 0.3, numel(0:0.01:100));
fprintf('%.2f ', 1:0.25:2);
fprintf('\n');
fprintf('%d %d\n', size(5:1), size(1:0.5:0.9));
fprintf('%s ', class(1:3), class(single(1):3), class(int8(1):3));
fprintf('\n');
fprintf('%c', 'a':'f');
fprintf('\n');
fprintf('%.1f ', -1:0.5:1);
fprintf('\n');
