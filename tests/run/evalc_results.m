% What is printed, and what the expression gives.
[text, m, k] = evalc('max([3 9 4])');
fprintf('[%s] %d %d\n', text, m, k);
text = evalc('disp(5)');
fprintf('%s', text);
