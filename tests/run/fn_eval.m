% eval with and without something to catch.
eval('x = 3;');
fprintf('%d\n', x);
eval('error(''oops'')', 'fprintf(''caught\n'')');
y = eval('x + 1');
fprintf('%d\n', y);
for k = 1:3
    eval(sprintf('v%d = %d;', k, k*k));
end
fprintf('%d %d %d\n', v1, v2, v3);
fprintf('%d ', exist('v1', 'var'), exist('nothing_here', 'var'));
clear v1
fprintf('%d\n', exist('v1', 'var'));
