% eval of texts that stand in the program: the statements they hold.
eval('a = 3;');
eval('b = a + 1');
eval('c = no_such_function(2);', 'c = ''it'';');
fprintf('%s\n', c);
d = eval('[a b]');
fprintf('%d %d\n', d);
for k = 1:2, eval('a = a*(k + 1);'), end
fprintf('%d\n', a);
eval('if a > 10, f = ''big''; else, f = ''small''; end');
fprintf('%s\n', f);
try
    eval('error(''my:id'', ''bad %d'', 5)');
catch e
    fprintf('%s: %s\n', e.identifier, e.message);
end
eval('p = 1; q = 2;');
fprintf('%d\n', p + q);
fprintf('%d\n', twice(4));
eval('not matlab (', 'fprintf(''caught\n'')');

function y = twice(x)
eval('y = 2*x;', 'y = 0;');
end
