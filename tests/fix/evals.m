% Texts that stand in the program are statements.
eval('total = sum([1 2 3]);');   % a comment that stays
eval('total')
if total > 5, eval('big = true;'), end
eval('r = no_such_function(3);', 'r = -1;');
y = eval('total + 1');
eval('a = 1; b = ''it''''s'';');
for k = 1:2
    eval(sprintf('v%d = %d;', k, k*k));   % only the run knows
end
fprintf('%d %d %d %d %s %d\n', big, r, y, a, b, v2);
eval('c = 3'), disp(c)
