% What eval raises for text that is no MATLAB has MATLAB's words.
c = {'A = (1 2 3)', '(1, 2)', 'x = [1 2', 'x = 1 +', 'x = 3 3', '3sq = 9', 'x)', 'a = b = 3', '&3', 'x = $3', ...
    'case 3', 'x = ''abc', 'end', 'for = 2', '3 = x', 'break', ...
    'if 1, continue, end', 'function f, end', 'for q = 1:3, break, end, disp(q)'};
for k = 1:numel(c)
    try
        eval(c{k})
    catch e
        fprintf('%s\n  %s\n', c{k}, e.message)
    end
end
