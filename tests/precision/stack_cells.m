function stack_cells
% A calculator in reverse Polish notation with a stack of cells.
lines = {'3 4 +', '2 3 4 * +', '5 1 2 + 4 * + 3 -', '2 3 ^ 2 /'};
for k = 1:numel(lines)
    fprintf('%s = %g\n', lines{k}, calculate(lines{k}));
end
fprintf('%d\n', depth('((()())(((()))))'));
end

function value = calculate(text)
words = strsplit(text, ' ');
stack = {};
for k = 1:numel(words)
    w = words{k};
    if any(w(1) == '+-*/^')
        b = stack{end};
        stack(end) = [];
        a = stack{end};
        stack(end) = [];
        switch w
            case '+'
                r = a + b;
            case '-'
                r = a - b;
            case '*'
                r = a * b;
            case '/'
                r = a / b;
            otherwise
                r = a ^ b;
        end
        stack{end+1} = r;
    else
        stack{end+1} = str2double(w);
    end
end
value = stack{1};
end

function most = depth(text)
open = {};
most = 0;
for k = 1:length(text)
    if text(k) == '('
        open{end+1} = k;
        most = max(most, numel(open));
    else
        start = open{end};
        if start > k
            error('never');
        end
        open(end) = [];
    end
end
end
